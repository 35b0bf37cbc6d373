/** Where questions and tables find their answer: at the server that sent this page, or on this device where there is none. */
import type { Wire } from './socket.ts';

const device = (): Promise<typeof import('./device/device.ts')> => import('./device/device.ts');

/** An answer, as `fetch` gives it. */
export async function reach(path: string, init?: RequestInit): Promise<Response> {
  if (!STATIC) return fetch(path, init);
  const { answer } = await import('./device/answer.ts');
  return answer(path, init);
}

/** Whoever chooses a box will soon play: the device makes itself ready meanwhile. */
export function prepare(): void {
  if (STATIC) void device().then(({ start }) => start());
}

/** A line to a table. */
export function tableWire(code: string): Wire {
  return STATIC ? lineOnDevice(code) : socketTo(code);
}

function socketTo(code: string): Wire {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const socket = new WebSocket(`${scheme}://${location.host}/t/${code}/socket`);
  const wire: Wire = {
    send: (text) => socket.send(text),
    close: () => socket.close(),
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  socket.onopen = () => wire.onopen?.();
  socket.onmessage = (event: MessageEvent) => wire.onmessage?.(event);
  socket.onclose = () => wire.onclose?.();
  return wire;
}

/** The device's own part of the page may still be on its way. */
function lineOnDevice(code: string): Wire {
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
