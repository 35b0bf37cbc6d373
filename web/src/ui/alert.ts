/** A turn is noticed also from another tab: title, icon, vibration, and a notification where it is allowed. */
import { keep, settings } from './settings.svelte.ts';
import { buzz } from './sound.ts';
import { capital, t } from './words.svelte.ts';
import { receiveNotices } from '../wire/notices.ts';

/** Whether this device can call at all: not over plain http, and not in every browser. */
export const canNotify = (): boolean => isSecureContext && 'Notification' in window;
const mayNotify = (): boolean => canNotify() && Notification.permission === 'granted';

async function notify(body: string): Promise<void> {
  const options = { body, icon: STATIC ? 'favicon.svg' : '/favicon.svg', tag: 'turn' };
  try {
    new Notification('tilerummy', options);
  } catch {
    // Phones want it from the worker that keeps the page for a day without network.
    const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
    await worker?.showNotification('tilerummy', options).catch(() => undefined);
  }
}

export class Alert {
  private lock: { release(): Promise<void> } | null = null;
  private wanted = false;
  private readonly again = (): void => {
    if (this.wanted && !document.hidden) void this.hold();
  };

  turn(mine: boolean): void {
    document.title = `${mine ? `● ${t('your-turn')}` : capital(t('table'))} – tilerummy`;
    const icon = document.querySelector('link[rel="icon"]');
    const href = (STATIC ? '.' : '') + (mine ? '/favicon-turn.svg' : '/favicon.svg');
    if (icon?.getAttribute('href') !== href) icon?.setAttribute('href', href); // else it would be fetched anew
    if (!mine) return;
    buzz(40);
    if (document.hidden && settings.notify && mayNotify()) void notify(t('your-turn'));
  }

  /** Keeps the screen on at a table, where the device allows it. */
  awake(on: boolean): void {
    this.wanted = on;
    if (on) {
      document.addEventListener('visibilitychange', this.again);
      void this.hold();
    } else {
      document.removeEventListener('visibilitychange', this.again);
      void this.lock?.release().catch(() => undefined);
      this.lock = null;
    }
  }

  private async hold(): Promise<void> {
    try {
      this.lock = (await navigator.wakeLock?.request('screen')) ?? null;
      if (!this.wanted) this.awake(false); // the table was left meanwhile
    } catch {
      this.lock = null;
    }
  }
}

// May the browser call when it is my turn: while a page is open by itself, else by the server's notices.

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
