/** A page that has loaded a copy, or was loaded anew, is not told that another tab has the game unless one has. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FromWorker } from '../src/device/worker.ts';

type Hear = (event: { data: unknown }) => void;

/** All tabs of this browser. */
const tabs = new Set<Channel>();
class Channel {
  private readonly hears: Hear[] = [];
  constructor() {
    tabs.add(this);
  }
  addEventListener(_: string, hear: Hear): void {
    this.hears.push(hear);
  }
  postMessage(data: unknown): void {
    for (const tab of tabs) if (tab !== this) for (const hear of tab.hears) hear({ data });
  }
}

const workers: Worker[] = [];
class Worker {
  onmessage: Hear | null = null;
  constructor() {
    workers.push(this);
  }
  postMessage(): void {
    // Nobody waits for an answer here.
  }
  terminate(): void {
    // It had nothing to let go of.
  }
}

/** A page of its own, with what its worker tells it. */
async function page() {
  vi.resetModules();
  const { start } = await import('../src/device/device.ts');
  const { state } = await import('../src/device/state.svelte.ts');
  start();
  const worker = workers.at(-1);
  return { state, told: (data: FromWorker) => worker?.onmessage?.({ data }) };
}

beforeEach(() => {
  vi.useFakeTimers();
  const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  vi.stubGlobal('BroadcastChannel', Channel);
  vi.stubGlobal('Worker', Worker);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
});
afterEach(() => {
  tabs.clear();
  vi.useRealTimers();
});

test('what is left of the page as it was is no other tab', async () => {
  const { state, told } = await page();
  told({ kind: 'taken' });
  vi.advanceTimersByTime(4000);
  expect(state.phase).not.toBe('taken');
  told({ kind: 'ready' });
  vi.advanceTimersByTime(60_000);
  expect(state.phase).toBe('ready');
});

test('a tab that has the game says so, also one that is only beginning', async () => {
  const first = await page();
  const second = await page();
  second.told({ kind: 'taken' });
  expect(second.state.phase).toBe('fetching');
  first.told({ kind: 'ready' });
  expect(second.state.phase).toBe('taken');
  const third = await page();
  third.told({ kind: 'taken' });
  expect([first.state.phase, third.state.phase]).toEqual(['ready', 'taken']);
});

test('a tab that lies asleep answers nobody: whoever waits hears of it after a while', async () => {
  const { state, told } = await page();
  told({ kind: 'taken' });
  vi.advanceTimersByTime(60_000);
  expect(state.phase).toBe('taken');
});
