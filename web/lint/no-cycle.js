/**
 * An ESLint rule: files do not import each other in a circle, not even for types. What is loaded on demand, by
 * `import()`, is left out: pages link to each other.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const STATIC = /^\s*(?:import|export)\s(?:[^'"]*?\sfrom\s*)?'(\.[^']*)'/gm;

const known = new Map();

/** The files of ours that a file imports, what it loads on demand left out. */
function importsOf(file) {
  const seen = known.get(file);
  if (seen) return seen;
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const found = [...text.matchAll(STATIC)].map(([, path]) => resolve(dirname(file), path));
  known.set(file, found);
  return found;
}

/** The way from one file to another along imports, or null. */
function way(from, to) {
  const cameFrom = new Map([[from, null]]);
  const next = [from];
  for (let file = next.shift(); file; file = next.shift()) {
    if (file === to) return trace(cameFrom, file);
    for (const other of importsOf(file))
      if (!cameFrom.has(other)) {
        cameFrom.set(other, file);
        next.push(other);
      }
  }
  return null;
}

function trace(cameFrom, end) {
  const files = [];
  for (let file = end; file; file = cameFrom.get(file)) files.unshift(file.split('/').at(-1));
  return files;
}

export default {
  meta: { type: 'problem', schema: [], messages: { circle: 'Imports run in a circle: {{ way }}' } },
  create(context) {
    const check = (node) => {
      const path = node.source?.value;
      if (!path?.startsWith('.')) return;
      const files = way(resolve(dirname(context.filename), path), context.filename);
      if (files) context.report({ node, messageId: 'circle', data: { way: files.join(' -> ') } });
    };
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check };
  },
};
