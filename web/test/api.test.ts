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

const OWN = 'tilerummy-token';

/** A browser's storage; one in which nothing can be kept throws. */
function storage(works: boolean): Map<string, string> {
  const kept = new Map<string, string>();
  const or = <Answer>(answer: () => Answer): Answer => {
    if (!works) throw new DOMException('no storage', 'SecurityError');
    return answer();
  };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => or(() => kept.get(key) ?? null),
    setItem: (key: string, value: string) => or(() => kept.set(key, value)),
    removeItem: (key: string) => or(() => kept.delete(key)),
  });
  return kept;
}

test.each([true, false])(
  'a key of a seat that is void takes nothing of my own with it; what can be kept: %s',
  async (works) => {
    const kept = storage(works);
    const location = { hash: '', pathname: '/t/abcd' };
    vi.stubGlobal('location', location);
    vi.stubGlobal('history', { replaceState: () => (location.hash = '') });
    let visitors = 0;
    vi.stubGlobal('fetch', () => Promise.resolve(told({ token: `t${(visitors += 1)}` }, 201)));
    const { forget, myToken, tokenFor } = await import('../src/wire/api.ts');
    expect(await myToken()).toBe('t1');
    location.hash = '#key=seat';
    expect(await tokenFor('abcd')).toBe('seat');
    expect(await tokenFor('abcd'), 'also once the address has it no more').toBe('seat');
    expect(await tokenFor('efgh')).toBe('t1');
    forget('abcd'); // the seat went over to another device
    expect(await tokenFor('abcd')).toBe('t1');
    expect(visitors).toBe(1);
    if (works) expect([...kept]).toEqual([[OWN, 't1']]);
    forget('abcd'); // now it is my own that is not known any more
    expect(await tokenFor('abcd')).toBe('t2');
  },
);
