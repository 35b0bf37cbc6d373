/** A club's evening as this device knows it: looked at while the page is seen, and kept for when the network is gone. */
import { type Arguments, type Key, reasonText, t } from '../ui/words.svelte.ts';
import { Refusal } from '../wire/api.ts';
import { type Look, lookAtClub } from '../wire/clubs.ts';
import { kept } from '../wire/kept.ts';
import type { ClubSeen, RefusalOf } from '../wire/protocol.ts';
import { isWaiting } from './tell.ts';

const [SOON_MS, SEEN_MS, HIDDEN_MS] = [3000, 5000, 30_000];
const SECOND = 1000;
/** Every so often a player's phone asks how the others are. */
const OTHERS = 6;
const GONE: ReadonlySet<string> = new Set(['no_such_club']);
const nameOf = (code: string): string => `club-${code}`;

/** Why something was refused, in words. */
export function problemOf(error: unknown): string {
  const [reason] = error instanceof Refusal ? error.reasons : [];
  return reason ? reasonWords(reason) : t('offline');
}
export function reasonWords(reason: RefusalOf): string {
  const { code, args } = reason;
  // The evening's own reasons are said as in the terminal.
  if (!code.startsWith('club_')) return reasonText(reason);
  return t(`club-refused-${code.slice('club_'.length).replaceAll('_', '-')}` as Key, args as Arguments);
}

export class ClubWatch {
  club = $state.raw<ClubSeen | null>(null);
  state = $state<'loading' | 'there' | 'offline' | 'gone'>('loading');
  /** What the last thing that was done here came to, if it was refused. */
  problem = $state('');
  busy = $state(false);
  /** The server's time, by this device's clock. */
  now = $state(Date.now());
  private how: Look = '';
  private looks = 0;
  private ahead = 0;
  private mark: string | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly code: string) {
    this.club = kept.readValue<ClubSeen | null>(nameOf(code), null);
  }

  /** Looks again and again, seldom while nobody sees the page. */
  start(): () => void {
    const look = (): void => void this.look();
    const second = setInterval(() => (this.now = Date.now() + this.ahead), SECOND);
    document.addEventListener('visibilitychange', look);
    look();
    return () => {
      clearInterval(second);
      clearTimeout(this.timer);
      this.timer = undefined;
      document.removeEventListener('visibilitychange', look);
      this.isStopped = true;
    };
  }
  private isStopped = false;

  /** From now on more is asked for, or less. */
  lookAt(how: Look): void {
    if (this.how === how) return;
    [this.how, this.mark] = [how, null];
    void this.look();
  }

  private async look(): Promise<void> {
    clearTimeout(this.timer);
    const how = this.how === 'mine' && ++this.looks % OTHERS === 0 ? '' : this.how;
    try {
      const seen = await lookAtClub(this.code, how, this.mark);
      if (seen) this.take(seen.answer, seen.mark);
      this.state = 'there';
    } catch (error) {
      const isGone = error instanceof Refusal && error.reasons.some(({ code }) => GONE.has(code));
      this.state = isGone ? 'gone' : 'offline';
      if (isGone) this.forget();
    }
    const pause = document.hidden ? HIDDEN_MS : this.club && isWaiting(this.club) ? SOON_MS : SEEN_MS;
    clearTimeout(this.timer);
    if (!this.isStopped && this.state !== 'gone') this.timer = setTimeout(() => void this.look(), pause);
  }

  /** An answer tells the evening as it is now; the next look asks for it whole. */
  take(club: ClubSeen, mark: string | null = null): void {
    const first = club.rounds[0]?.number ?? 0;
    const before = this.how === 'all' ? (this.club?.rounds.filter(({ number }) => number < first) ?? []) : [];
    [this.mark, this.state] = [mark, 'there'];
    this.club = { ...club, rounds: [...before, ...club.rounds] };
    this.ahead = club.now - Date.now();
    this.now = club.now;
    // Whoever only looks keeps nothing of the evening here.
    if (club.you.guest !== null || club.you.organiser) kept.writeValue(nameOf(this.code), this.club);
  }

  forget(): void {
    kept.write(nameOf(this.code), null);
    this.club = null;
  }

  /** Does something; true if it was done. */
  async do(deed: () => Promise<ClubSeen>): Promise<boolean> {
    if (this.busy) return false;
    [this.busy, this.problem] = [true, ''];
    try {
      this.take(await deed());
      if (this.how === 'all') void this.look();
      return true;
    } catch (error) {
      this.problem = problemOf(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
