/**
 * Lays a file packed by brotli beside each file of a folder that shrinks by it, for hosts that send such files:
 * `node pack.mjs FOLDER QUALITY KEPT`. Large ones take a while, so they are kept under what they were made from.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const [folder = '', quality = '11', kept = ''] = process.argv.slice(2);
const LARGE = 200_000;
/** Packed already. */
const PACKED = /\.(bin|br)$/;

function pack(plain) {
  return brotliCompressSync(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: Number(quality),
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });
}

function packOnce(plain) {
  const made = join(kept, `${createHash('sha256').update(plain).digest('hex').slice(0, 20)}-${quality}.br`);
  if (!existsSync(made)) writeFileSync(made, pack(plain));
  return readFileSync(made);
}

mkdirSync(kept, { recursive: true });
for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!file.isFile() || PACKED.test(file.name)) continue;
  const path = join(file.parentPath, file.name);
  const plain = readFileSync(path);
  const small = plain.length > LARGE ? packOnce(plain) : pack(plain);
  if (small.length < plain.length * 0.95) writeFileSync(`${path}.br`, small);
}
