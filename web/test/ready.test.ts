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
  const registration = { installing: worker, waiting: null, active: null };
  const workers = Object.assign(new EventTarget(), {
    controller: null as object | null,
    register: async (): Promise<object> => registration,
    ready: new Promise<object>(() => undefined),
  });
  const become = (next: ServiceWorkerState): void => {
    worker.state = next;
    worker.dispatchEvent(new Event('statechange'));
  };
  const takeOver = (): void => {
    workers.controller = worker;
    workers.dispatchEvent(new Event('controllerchange'));
  };
  const wait = (): Promise<void> => controlled(workers as unknown as ServiceWorkerContainer);
  return { told, workers, registration, become, takeOver, wait };
}

test('a page is ready to keep things once its worker has taken it over', async () => {
  const { told, become, takeOver, wait } = browser('installing');
  const there = wait();
  await Promise.resolve();
  become('installed');
  become('activating');
  expect(told).toEqual([]);
  takeOver();
  await there;
});

test('a page that was left out asks the worker as soon as that may answer', async () => {
  const { told, become, takeOver, wait } = browser('installing');
  const there = wait();
  await Promise.resolve();
  become('activated');
  expect(told).toEqual(['claim']);
  takeOver();
  await there;
});

test('a browser that answers nothing is asked no longer than it takes', async () => {
  const silent = new Promise<object>(() => undefined);
  const { workers, takeOver, wait } = browser('activated');
  workers.register = () => silent;
  const ended = expect(wait()).rejects.toThrow('not ready');
  await vi.advanceTimersByTimeAsync(60_000);
  await ended;
  takeOver();
  await wait(); // whoever is taken over already waits for no answer
});

test('a worker that is there is asked though the browser does not answer', async () => {
  const { told, workers, registration, takeOver, wait } = browser('activated');
  workers.register = () => new Promise(() => undefined);
  workers.ready = Promise.resolve(registration);
  const there = wait();
  await Promise.resolve();
  expect(told).toEqual(['claim']);
  takeOver();
  await there;
});

test('a worker that could not fetch everything is not waited for', async () => {
  const { become, wait } = browser('installing');
  const there = wait();
  await Promise.resolve();
  become('redundant');
  await expect(there).rejects.toThrow('thrown away');
});
