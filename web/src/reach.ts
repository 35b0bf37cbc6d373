/** The way to the game on this device, for a page without a server; a server's page has nothing of it. */
import type { Wire } from './socket.ts';

const device = (): Promise<typeof import('./device/device.ts')> => import('./device/device.ts');

/** An answer, as `fetch` gives it. */
export async function reachDevice(path: string, init?: RequestInit): Promise<Response> {
  const { answer } = await import('./device/answer.ts');
  return answer(path, init);
}

/** Whoever chooses a box will soon play: the device makes itself ready meanwhile. */
export function prepare(): void {
  void device().then(({ start }) => start());
}

/** A line to a table. The device's own part of the page may still be on its way. */
export function lineOnDevice(code: string): Wire {
  let line: Wire | null = null;
  let closed = false;
  const wire: Wire = {
    send: (text) => line?.send(text),
    close: () => {
      closed = true;
      line?.close();
    },
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  device().then(
    ({ openLine }) => {
      if (closed) return;
      line = openLine(code);
      line.onopen = () => wire.onopen?.();
      line.onmessage = (event) => wire.onmessage?.(event);
      line.onclose = () => wire.onclose?.();
    },
    () => wire.onclose?.(),
  );
  return wire;
}
