/** A turn is noticed also from another tab: title, icon, vibration, and a notification where it is allowed. */
import { settings } from '../settings.svelte.ts';
import { buzz } from '../sound.ts';
import { t } from '../words.svelte.ts';

export class Alert {
  private lock: { release(): Promise<void> } | null = null;
  private wanted = false;
  private readonly again = (): void => {
    if (this.wanted && !document.hidden) void this.hold();
  };

  turn(mine: boolean): void {
    document.title = mine ? `● ${t('your-turn')} – tilerummy` : 'tilerummy';
    document.querySelector('link[rel="icon"]')?.setAttribute('href', mine ? '/favicon-turn.svg' : '/favicon.svg');
    if (!mine) return;
    buzz(40);
    if (document.hidden && settings.notify && 'Notification' in window && Notification.permission === 'granted')
      new Notification('tilerummy', { body: t('your-turn'), icon: '/favicon.svg', tag: 'turn' });
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
    } catch {
      this.lock = null;
    }
  }
}
