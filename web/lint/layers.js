/**
 * An ESLint rule: a folder of src imports from itself and from those before it in this list, also on demand. So no two
 * folders import each other, and a reader knows where to look for what a file stands on.
 */
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const SRC = fileURLToPath(new URL('../src', import.meta.url));
/** From the ground up. What begins the page lies in src itself, above them all. */
export const LAYERS = [
  'board',
  'wire',
  'ui',
  'rulebook',
  'record',
  'device',
  'table/model',
  'table/motion',
  'table/room',
  'table/hands',
  'table/view',
  'passing',
  'screens',
  'learn',
  'photo',
  'companion',
  'plan',
  'gather',
  'family',
  'club',
  'games',
  'guide',
  'puzzles',
  'daily',
  'home',
  'replay',
  'offline',
  '',
];
/** Doors to what lies above, each for what is fetched on demand: the pages, the game without a server, the day offline. */
const DOORS = new Set(['ui/pages.ts', 'wire/reach.ts', 'ui/Shell.svelte']);

const folderOf = (file) => {
  const folder = dirname(relative(SRC, file));
  return folder === '.' ? '' : folder;
};

export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      up: '{{ from }} stands below {{ to }} and may not import from it (lint/layers.js)',
      unknown: '{{ from }} has no place among the layers (lint/layers.js)',
    },
  },
  create(context) {
    if (relative(SRC, context.filename).startsWith('..')) return {};
    const from = folderOf(context.filename);
    const isDoor = DOORS.has(relative(SRC, context.filename));
    const check = (node, onDemand) => {
      const path = node.source?.value;
      if (typeof path !== 'string' || !path.startsWith('.') || (onDemand && isDoor)) return;
      const to = folderOf(resolve(dirname(context.filename), path));
      if (!LAYERS.includes(from)) context.report({ node, messageId: 'unknown', data: { from } });
      else if (LAYERS.indexOf(to) > LAYERS.indexOf(from))
        context.report({ node, messageId: 'up', data: { from, to: to || 'src' } });
    };
    const still = (node) => check(node, false);
    return {
      ImportDeclaration: still,
      ExportNamedDeclaration: still,
      ExportAllDeclaration: still,
      ImportExpression: (node) => check(node, true),
      TSImportType: (node) => check({ ...node, source: node.source ?? node.argument?.literal }, isDoor),
    };
  },
};
