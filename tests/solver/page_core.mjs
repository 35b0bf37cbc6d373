/** Answers questions to the page's compiled cores: a door, a length and a question in; a length and an answer out. */
import { readFileSync, readSync, writeSync } from 'node:fs';
import { Core } from '../../web/device/core.mjs';

const core = new Core(new WebAssembly.Module(readFileSync(process.argv[2])));

function read(size) {
  const bytes = Buffer.alloc(size);
  for (let at = 0; at < size;) {
    const came = readSync(0, bytes, at, size - at);
    if (!came) process.exit(0);
    at += came;
  }
  return bytes;
}

function write(bytes) {
  for (let at = 0; at < bytes.length;) at += writeSync(1, bytes, at);
}

for (;;) {
  const head = read(5);
  const question = read(head.readUInt32LE(1));
  const answer = core.ask(head[0] ? 'ask_simulator' : 'ask_solver', question);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(answer.length);
  write(Buffer.concat([length, answer]));
}
