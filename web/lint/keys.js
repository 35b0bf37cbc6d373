/**
 * Writes `keys.d.ts`, which git does not keep: the names of all messages that the page can say, from the English catalogue.
 * With it a name that no catalogue has is an error of types. `npm run check` runs this first, so it is never stale.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ENGLISH = fileURLToPath(new URL('../../src/tilerummy/locales/en', import.meta.url));
const TARGET = fileURLToPath(new URL('../keys.d.ts', import.meta.url));
/** Said by the server's own pages and by the terminal: the page never loads them (`APART` in vite.config.ts). */
const ELSEWHERE = ['rulebook.ftl', 'terminal.ftl', 'privacy.ftl', 'records.ftl'];

/** `name` of a message with a text of its own, `name.attribute` for each part. */
function keysOf(text) {
  const keys = [];
  let message = '';
  for (const line of text.split('\n')) {
    const begun = /^([a-z][\w-]*) *=(.*)$/.exec(line);
    const part = /^ +\.([a-z]\w*) *=/.exec(line);
    if (begun) message = begun[1];
    if (part) keys.push(`${message}.${part[1]}`);
    // One whose text begins in the next line has it there, unless that is a part of it.
    else if (
      begun?.[2].trim() ||
      (message && /^ +\S/.test(line) && !keys.some((key) => key.split('.')[0] === message))
    )
      keys.push(message);
  }
  return keys;
}

const files = readdirSync(ENGLISH).filter((name) => name.endsWith('.ftl') && !ELSEWHERE.includes(name));
const keys = files.flatMap((name) => keysOf(readFileSync(join(ENGLISH, name), 'utf8'))).sort();
const text = `/** Made by lint/keys.js. */\nexport type Key =\n${keys.map((key) => `  | '${key}'`).join('\n')};\n`;
// Not touched for nothing: whoever watches files would begin anew.
if (!existsSync(TARGET) || readFileSync(TARGET, 'utf8') !== text) writeFileSync(TARGET, text);
