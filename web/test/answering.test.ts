/** While Python starts its files are answered from the page; what goes wrong there is told. */
import { expect, test, vi } from 'vitest';
import { answering } from '../src/device/python.ts';

const NOTHING = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
const interpreter = (): Promise<WebAssembly.Module> => WebAssembly.compile(NOTHING);

/** As pyodide does: a failure is written down, and waited on for ever. */
const compiles = (): Promise<WebAssembly.WebAssemblyInstantiatedSource> =>
  new Promise((done) => {
    WebAssembly.instantiateStreaming(fetch('http://host/a.wasm'), {}).then(done, () => undefined);
  });

test('what lies elsewhere is fetched there', async () => {
  const host = vi.fn(async () => new Response('theirs'));
  vi.stubGlobal('fetch', host);
  const texts = await answering({ 'a.txt': async () => new Response('ours') }, interpreter(), () =>
    Promise.all(['http://host/a.txt', 'http://host/b.txt'].map(async (name) => (await fetch(name)).text())),
  );
  expect(texts).toEqual(['ours', 'theirs']);
  expect(globalThis.fetch).toBe(host);
});

const ASKED = { 'a.wasm': async () => new Response() };

test('an interpreter that comes whole starts', async () => {
  const { instance } = await answering(ASKED, interpreter(), compiles);
  expect(instance.exports).toEqual({});
});

test.each([
  ['is cut off', () => WebAssembly.compile(NOTHING.slice(0, 6))],
  ['does not come', () => Promise.reject<WebAssembly.Module>(new TypeError('no network'))],
])('where the interpreter %s nobody waits for ever', async (_, compiled) => {
  const { instantiateStreaming } = WebAssembly;
  await expect(answering(ASKED, compiled(), compiles)).rejects.toThrow();
  expect(WebAssembly.instantiateStreaming).toBe(instantiateStreaming);
});
