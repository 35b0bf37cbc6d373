import { afterEach, beforeEach, expect, test, vi } from 'vitest';

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
    Promise.resolve(path === '/api/visitors' ? told({ token: `t${(visitors += 1)}` }, 201) : told({})),
  );
  const { mine, token } = await import('../src/api.ts');
  await Promise.all([mine(), mine(), token()]);
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
  const { mine } = await import('../src/api.ts');
  await Promise.all([mine(), mine()]);
  expect(visitors).toBe(2);
  expect(asked.filter((token) => token.endsWith('t2'))).toHaveLength(2);
});
