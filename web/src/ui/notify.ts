/** May the browser call when it is my turn: while a page is open by itself, else by the server's notices. */
import { receiveNotices } from '../wire/notices.ts';
import { canNotify } from './alert.ts';
import { keep, settings } from './settings.svelte.ts';

export const mayAsk = (): boolean =>
  canNotify() &&
  Notification.permission !== 'denied' &&
  !(settings.notify && Notification.permission === 'granted');

/** To be called by a tap only: browsers and people refuse whoever asks unasked. */
export async function askToNotify(): Promise<boolean> {
  settings.notify = (await Notification.requestPermission()) === 'granted';
  keep();
  if (settings.notify) void renewNotices().catch(() => undefined);
  return settings.notify;
}

/** The server tells this browser too, while no page is open. */
export const renewNotices = (): Promise<boolean> =>
  receiveNotices({ language: settings.language, remind: settings.remind });
