/** When the page takes its worker for being there, and when for thrown away. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.stubGlobal('location', { pathname: '/', hash: '' });
vi.stubGlobal('addEventListener', () => undefined);
const { controlled } = await import('../src/offline/ready.ts');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A browser's workers: one is begun, and what becomes of it is up to the test. */
function browser(state: ServiceWorkerState) {
  const told: unknown[] = [];
  const worker = Object.assign(new EventTarget(), { state, postMessage: (text: unknown) => told.push(text) });
  const unregister = async (): Promise<void> => void told.push('go');
  const registration = { installing: worker, waiting: null, active: null, unregister };
  const workers = Object.assign(new EventTarget(), {
    controller: null as object | null,
    register: async () => registration,
  });
  const become = (next: ServiceWorkerState): void => {
    worker.state = next;
    worker.dispatchEvent(new Event('statechange'));
  };
  const takeOver = (): void => {
    workers.controller = worker;
    workers.dispatchEvent(new Event('controllerchange'));
  };
  return { told, become, takeOver, there: controlled(workers as unknown as ServiceWorkerContainer) };
}

test('a page is ready to keep things once its worker has taken it over', async () => {
  const { told, become, takeOver, there } = browser('installing');
  await Promise.resolve();
  become('installed');
  become('activating');
  expect(told).toEqual([]);
  takeOver();
  await there;
});

test('a page that was left out asks the worker as soon as that may answer', async () => {
  const { told, become, takeOver, there } = browser('installing');
  await Promise.resolve();
  become('activated');
  expect(told).toEqual(['claim']);
  takeOver();
  await there;
});

test('a worker that is there already is asked at once', async () => {
  const { told, takeOver, there } = browser('activated');
  await Promise.resolve();
  expect(told).toEqual(['claim']);
  takeOver();
  await there;
});

test('a worker that could not fetch everything is not waited for', async () => {
  const { told, become, there } = browser('installing');
  await Promise.resolve();
  become('redundant');
  await expect(there).rejects.toThrow('thrown away');
  expect(told).toEqual(['go']);
});

test('a worker that waits for a file for ever is sent away, so that another can begin', async () => {
  const { told, there } = browser('installing');
  const ended = expect(there).rejects.toThrow('not ready');
  await vi.advanceTimersByTimeAsync(60_000);
  await ended;
  expect(told).toEqual(['go']);
});
