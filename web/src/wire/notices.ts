/** Notices by the browser's push service: where they go is told to the server, kept fresh, and ended. */
import { askServer } from './api.ts';
import type { Pushes, PushWish } from './protocol.ts';

export interface Wish {
  readonly language: string;
  /** The minute of the day at which to be reminded of the day's deal; null: never. */
  readonly remind: number | null;
}

const canReceive = (): boolean => !STATIC && isSecureContext && 'PushManager' in window;

/** Whether this server sends notices and this browser takes them. */
export async function offersNotices(): Promise<boolean> {
  if (!canReceive()) return false;
  return (await askServer<Pushes>('GET', '/api/notices')).key !== null;
}

/** From now on notices come here. It is told anew now and then: keys, language and time zone change. */
export async function receiveNotices({ language, remind }: Wish): Promise<boolean> {
  if (!canReceive() || Notification.permission !== 'granted') return false;
  const { key } = await askServer<Pushes>('GET', '/api/notices');
  if (key === null) return false;
  const { endpoint, keys = {} } = (await subscribed(key)).toJSON();
  const wish: PushWish = {
    endpoint: endpoint ?? '',
    point: keys['p256dh'] ?? '',
    auth: keys['auth'] ?? '',
    language,
    zone: -new Date().getTimezoneOffset(),
    turns: true,
    remind,
  };
  await askServer<Pushes>('PUT', '/api/notices', wish);
  return true;
}

/** No more of them, neither here nor on other devices of mine. */
export async function stopNotices(): Promise<void> {
  if (!canReceive()) return;
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
  await askServer<Pushes>('DELETE', '/api/notices');
}

/** A browser that was told another key, by a server that stood here before, is asked anew. */
async function subscribed(key: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  const known = before?.options.applicationServerKey;
  if (before && known && text(known) === key) return before;
  await before?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

const text = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
