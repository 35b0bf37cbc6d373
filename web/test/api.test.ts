import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CompanionPosition } from '../src/wire/protocol.ts';

const told = (body: object, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('STATIC', false);
});
afterEach(() => vi.unstubAllGlobals());

test('whoever asks twice at the first need is one visitor', async () => {
  let visitors = 0;
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(
      path === '/api/visitors' ? told({ token: `t${(visitors += 1)}` }, 201) : told({ tables: [] }),
    ),
  );
  const { lobby, mine } = await import('../src/wire/api.ts');
  await Promise.all([mine(), mine(), lobby()]);
  expect(visitors).toBe(1);
});

test('a token that is no good is replaced once, however many questions it was sent with', async () => {
  let visitors = 0;
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string, { headers }: { headers: Record<string, string> }) => {
    if (path === '/api/visitors') return Promise.resolve(told({ token: `t${(visitors += 1)}` }, 201));
    const token = headers['Authorization'] ?? '';
    asked.push(token);
    return Promise.resolve(
      token.endsWith('t1') ? told({ reasons: [{ code: 'wrong_token' }] }, 401) : told({ tables: [] }),
    );
  });
  const { mine } = await import('../src/wire/api.ts');
  await Promise.all([mine(), mine()]);
  expect(visitors).toBe(2);
  expect(asked.filter((token) => token.endsWith('t2'))).toHaveLength(2);
});

const POSITION: CompanionPosition = { preset: 'sabra', table: [], rack: ['k1'], opened: false };

/** A page whose device answers; `kept` says whether the game is kept on it. */
async function withDevice(
  kept: boolean,
): Promise<{ asked: string[]; api: typeof import('../src/wire/api.ts') }> {
  const asked: string[] = [];
  vi.doMock('../src/wire/reach.ts', () => ({
    isHere: (code: string) => code.startsWith('here-'),
    standAlone: () => Promise.resolve(kept),
    reachDevice: (path: string) => {
      asked.push(path);
      return Promise.resolve(
        told(path === '/api/visitors' ? { token: 'own' } : { code: 'here-1', tables: [] }),
      );
    },
  }));
  return { asked, api: await import('../src/wire/api.ts') };
}
afterEach(() => vi.doUnmock('../src/wire/reach.ts'));

test('where the server does not answer, this device does, as another visitor', async () => {
  vi.stubGlobal('location', { hash: '' });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  const { asked, api } = await withDevice(true);
  const opened = await api.quick({ name: 'Ada', plan: { preset: 'sabra' }, bots: [] });
  expect(opened.code).toBe('here-1');
  expect(asked).toEqual(['/api/visitors', '/api/pledges', '/api/quick']);
  expect(await api.tokenFor('here-1')).toBe('own');
});

test('without the game on this device the page says that nobody answers', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  const { asked, api } = await withDevice(false);
  await expect(api.bestAtHome(POSITION)).rejects.toThrow('unreachable');
  expect(asked).toEqual([]);
});

test('what the server refuses is refused', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(told({ reasons: [{ code: 'unreadable', args: {} }] }, 400)));
  const { asked, api } = await withDevice(true);
  await expect(api.bestAtHome(POSITION)).rejects.toThrow('unreadable');
  expect(asked).toEqual([]);
});
