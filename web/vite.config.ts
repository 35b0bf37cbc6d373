import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { puzzleChunks } from './src/puzzles/chunks.ts';

const LOCALES = fileURLToPath(new URL('../src/tilerummy/locales', import.meta.url));
const PAGE = fileURLToPath(new URL('../src/tilerummy/server/page', import.meta.url));
const TESTS = fileURLToPath(new URL('test', import.meta.url));
/** `vite build --mode site`: a page for hosts without our server, in whatever folder it lies. */
const SITE = 'site';
/** What only some pages say has a chunk of its own; the rule book and notices come from the server, the terminal needs no page. */
const APART: Record<string, string> = {
  'parameters.ftl': 'rules',
  'presets.ftl': 'rules',
  'rulebook.ftl': 'server',
  'terminal.ftl': 'terminal',
  'club.ftl': 'club',
  'club_page.ftl': 'club',
  'learn.ftl': 'learn',
  'photo.ftl': 'learn',
  'doors.ftl': 'doors',
  'gather.ftl': 'gather',
  'screens.ftl': 'screens',
  'family.ftl': 'family',
  'guide.ftl': 'guide',
  'settings.ftl': 'settings',
  'bots.ftl': 'company',
  'company.ftl': 'company',
  'puzzles.ftl': 'puzzle',
  'puzzle_page.ftl': 'puzzle',
  'daily.ftl': 'daily',
  'family_problems.ftl': 'family',
  'table.ftl': 'table',
  'refusals.ftl': 'table',
  'ear.ftl': 'ear',
  'privacy.ftl': 'server',
  'records.ftl': 'server',
  'notices.ftl': 'server',
  'device.ftl': 'device',
  'review.ftl': 'replay',
};
/** Sentences of the server's rule book that a part says too. */
const SAID_TOO: Record<string, RegExp> = { daily: /^book-joker-sets-/ };
const PARTS = ['words', ...new Set(Object.values(APART))].filter(
  (part) => part !== 'server' && part !== 'terminal',
);
/** What a table needs and most pages do not. */
const BOARD =
  /src\/(board\/(?!tile)|wire\/socket|table\/(model|hands|motion|room)\/|table\/view\/(stage|Cloth|Buttons|Wood|Play)\b)/;
/** A match with its board: one piece, whoever asks for it. */
const MATCH = /src\/table\/view\/(Match|Ending|Board|Controls|Seats|StatusLine)\b/;
/** What home and the pages around it share: small, and each piece would be an answer of its own. */
const DOORS =
  /src\/(ui\/(names|stir|Shell|Face|Backs|portrait|families|play_now|yesterday)|learn\/progress)\b/;
/** What only puzzles need, however many pages show one. */
const PUZZLES = /src\/(puzzles\/|wire\/salts)/;
const TODAY =
  /src\/puzzles\/(daily|pack|progress|rating|shelf|said|gathered|Head|Cover|Level|Share)\b|virtual:puzzles$/;
/** What many pages share, and a table needs only later. */
const LATER =
  /src\/(rulebook\/|record\/record|wire\/(local|families)|table\/view\/address|ui\/(Sheet|TileRow|handing_over))/;
/** `./run page`: what the page asks for while it is worked on is asked of this server. */
const SERVER = process.env['TILERUMMY_SERVER'] ?? 'http://127.0.0.1:8000';
/** What a server answers and no file of the page. All other addresses of a table are views of the page itself. */
const ANSWERED = '^/(api|schema|livez|q|privacy[^/]*|t/[^/]+/(socket|record|review|puzzle))([/?]|$)';
const CODE = /\.(ts|js|svelte|css)\b/;
/**
 * With the way to this device, for when the server is gone, or where there is none. The names of files alone move it by some 50 bytes. What a
 * table fetches right after its first sight anyway (keys, steps of a turn, flights) is in it: seven chunks of 6 kB saved
 * nobody anything, and drew borders between modules.
 */
const TABLE_BUDGET = 103_000;
const HOME_BUDGET = 52_000;

/** The parts that a first visit needs at once; the words of a language know where its other parts are. */
const AT_ONCE = ['words', 'doors', 'table'];

/** Parts that only pages of a server say. */
const AT_A_SERVER = ['club'];

/** `virtual:catalogue/rules/de`: a part of the catalogue of a language in one chunk, comments left out. */
function catalogues(without: readonly string[]): Plugin {
  const languages = readdirSync(LOCALES)
    .filter((name) => !name.includes('.') && !name.startsWith('_'))
    .sort();
  const text = (part: string, language: string): string => {
    const folder = join(LOCALES, language);
    const files = readdirSync(folder)
      .filter((file) => file.endsWith('.ftl') && (APART[file] ?? 'words') === part)
      .sort();
    const lines = files.flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'));
    const book = SAID_TOO[part] ? readFileSync(join(folder, 'rulebook.ftl'), 'utf8').split('\n') : [];
    lines.push(...book.filter((line) => SAID_TOO[part]?.test(line)));
    return lines.filter((line) => !line.startsWith('#') && line.trim()).join('\n');
  };
  const english = (key: string): string =>
    new RegExp(`^${key} = (.+)$`, 'm').exec(text('words', 'en'))?.[1] ?? '';
  return {
    name: 'catalogues',
    // Until the page knows its reader, and for those who only preview a link.
    transformIndexHtml: (html) => html.replace('%home-lead%', english('home-lead')),
    resolveId: (id) => (id.startsWith('virtual:catalogue') ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith('\0virtual:catalogue')) return null;
      const [, part, language] = id.split('/');
      const from = (name: string, l: string): string => `() => import("virtual:catalogue/${name}/${l}")`;
      if (part && language) {
        const later = PARTS.filter((name) => ![...AT_ONCE, ...without].includes(name)).map(
          (name) => `${name}: ${from(name, language)}`,
        );
        const more = part === 'words' ? `;export const more = {${later.join(',')}}` : '';
        return `export default ${JSON.stringify(text(part, language))}${more}`;
      }
      const table = (name: string): string =>
        `{${languages.map((l) => `${JSON.stringify(l)}: ${from(name, l)}`).join(',')}}`;
      return AT_ONCE.map((name) => `export const ${name} = ${table(name)};`).join('\n');
    },
  };
}

type Part = { fileName: string } & ({ type: 'chunk'; facadeModuleId: string | null } | { type: 'asset' });

/** `sw.js`: the worker that keeps the page for a day without network, with the list of the page's files. */
function offline(): Plugin {
  const worker = fileURLToPath(new URL('src/offline/worker.js', import.meta.url));
  return {
    name: 'offline',
    apply: 'build',
    generateBundle: {
      order: 'post', // chunks that turned out to hold nothing but styles are gone by then
      handler(_, bundle) {
        // A language is kept when it is spoken, puzzles when they are near, the photo reader's network when somebody has used
        // it; everything else belongs to the page.
        const made = (part: Part, from: RegExp): boolean =>
          part.type === 'chunk' && from.test(part.facadeModuleId ?? '');
        const parts: Part[] = Object.values(bundle);
        const own = parts.filter(
          (part) => !part.fileName.endsWith('.onnx') && !made(part, /virtual:(catalogue|puzzles)\//),
        );
        const words = parts
          .filter((part) => made(part, /virtual:catalogue\//))
          .map((part) => part.fileName)
          .sort();
        const files = [
          './',
          'favicon.svg',
          'favicon-turn.svg',
          'icon.svg',
          'manifest.webmanifest',
          ...own
            .map((part) => part.fileName)
            .filter((name) => name.startsWith('assets/'))
            .sort(),
        ];
        const version = createHash('sha256')
          .update(Object.keys(bundle).sort().join())
          .digest('hex')
          .slice(0, 12);
        const head = Object.entries({ VERSION: version, PAGE: files, WORDS: words })
          .map(([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`)
          .join('');
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: head + readFileSync(worker, 'utf8') });
      },
    },
  };
}

/**
 * Links of a site that may lie in any folder: its only page is the index, so they begin there. A table and a family have
 * addresses of their own at a server alone.
 */
function relativeLinks(): Plugin {
  return {
    name: 'relative-links',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith('.svelte')
        ? code
            .replaceAll(/\b(href|back)="\/(?=[tf]\/)/g, '$1="./#')
            .replaceAll(/\b(href|back)="\/(?=[#"])/g, '$1="./')
        : null,
  };
}

/** What a page loads first is measured, and too much fails the build. */
function budget(name: string, most: number, parts: RegExp): Plugin {
  return {
    name: `budget of ${name}`,
    apply: 'build',
    writeBundle(_, bundle) {
      const seen = new Set<string>();
      const visit = (name: string): void => {
        const chunk = bundle[name];
        if (seen.has(name) || chunk?.type !== 'chunk') return;
        seen.add(name);
        chunk.imports.forEach(visit);
      };
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && (chunk.isEntry || parts.test(chunk.facadeModuleId ?? '')))
          visit(chunk.fileName);
      let total = 0;
      for (const name of seen) {
        const chunk = bundle[name];
        if (chunk?.type === 'chunk') total += gzipSync(chunk.code, { level: 9 }).length;
      }
      console.log(`${name}: ${(total / 1000).toFixed(1)} kB of JavaScript gzipped (at most ${most / 1000})`);
      if (total > most) this.error(`${name} loads ${total} bytes of JavaScript gzipped, more than ${most}`);
    },
  };
}

/** Whatever shrinks lies there packed as well, so that the server has nothing to compute. */
function packed(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    closeBundle() {
      for (const file of readdirSync(PAGE, { recursive: true, withFileTypes: true })) {
        // A network's weights hardly shrink, and trying takes long.
        if (!file.isFile() || file.name.startsWith('.') || file.name.endsWith('.onnx')) continue;
        const path = join(file.parentPath, file.name);
        const plain = readFileSync(path);
        for (const [ending, small] of [
          ['br', brotliCompressSync(plain)],
          ['gz', gzipSync(plain, { level: 9 })],
        ] as const)
          if (small.length < plain.length * 0.9) writeFileSync(`${path}.${ending}`, small);
      }
    },
  };
}

/** Tests that put something in the place of a module or of the browser have a world of their own, the others share one. */
function testsWhere(apart: boolean): string[] {
  const changes = /\bvi\.|globalThis/;
  return readdirSync(TESTS)
    .filter((name) => name.endsWith('.test.ts'))
    .filter((name) => changes.test(readFileSync(join(TESTS, name), 'utf8')) === apart)
    .map((name) => `test/${name}`);
}

export default defineConfig(({ mode }) => ({
  base: mode === SITE ? './' : '/',
  // In place of a name, so that what is only for the other kind of page is left out of this one.
  define: { STATIC: JSON.stringify(mode === SITE) },
  plugins: [
    ...(mode === SITE ? [relativeLinks()] : [packed()]),
    svelte(),
    catalogues(mode === SITE ? AT_A_SERVER : []),
    puzzleChunks(),
    offline(),
    budget('table page', TABLE_BUDGET, /\/gather\/Table\.svelte$|catalogue\/(words|table)\/en$/),
    ...(mode === SITE
      ? []
      : [budget('home page', HOME_BUDGET, /\/home\/Home\.svelte$|catalogue\/(words|doors)\/en$/)]),
  ],
  worker: { format: 'es' },
  build: {
    outDir: PAGE,
    emptyOutDir: true,
    // What docs/hosting.md promises: the first that know `:has`, `color-mix` and streams that unpack.
    target: ['chrome111', 'edge111', 'firefox121', 'safari16.4'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // What most pages need comes in one piece: each further piece is a further wait on a slow network.
    rolldownOptions: {
      output: {
        // A table's page names some 150 files before its first sight: seven small letters tell versions apart, and pack
        // better than eight of both kinds.
        hashCharacters: 'base36',
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            {
              name: 'common',
              test: (id) => CODE.test(id) && ![BOARD, PUZZLES, DOORS, LATER].some((apart) => apart.test(id)),
              minShareCount: 8,
              priority: 2,
            },
            { name: 'doors', test: DOORS, priority: 0 },
            // What home shows of a puzzle before somebody starts it: without the board.
            {
              name: 'today',
              test: TODAY,
              minShareCount: 2,
              includeDependenciesRecursively: false,
              priority: 1,
            },
            // Nothing that other pages have too: they would fetch the puzzles with it.
            {
              name: 'puzzles',
              test: /src\/puzzles\/(?!Today)/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
              priority: 0,
            },
            { name: 'board', test: BOARD, minShareCount: 6, priority: 1 },
            { name: 'match', test: MATCH, includeDependenciesRecursively: false, priority: 0 },
            // The pad at home, which a club's night writes results with.
            { name: 'pad', test: /src\/companion\//, minShareCount: 2, priority: 0 },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    // A server lets its own pages play and no others (`wrong_origin`): to it we are one of them.
    proxy: { [ANSWERED]: { target: SERVER, ws: true, headers: { origin: SERVER } } },
  },
  test: {
    testTimeout: 60_000, // a busy machine is no fault
    expect: { requireAssertions: true }, // a test that nothing can fail in protects nothing
    pool: 'threads',
    projects: [
      { extends: true, test: { name: 'pure', include: testsWhere(false), isolate: false } },
      { extends: true, test: { name: 'apart', include: testsWhere(true) } },
    ],
  },
}));
