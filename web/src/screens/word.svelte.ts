/** The word on this screen, and the table that a phone has sent to it: asked for again and again, as long as somebody looks. */
import { settings } from '../ui/settings.svelte.ts';
import { ownScreen, screenShows } from './identity.ts';

/** Whoever has typed the word, or takes the table off again, is not kept waiting. */
const SOON = 2500;
/** A table that has been here for a while is hardly taken off again. */
const NOT_SOON = 20_000;
const SETTLES = 120_000;

export class ScreenWord {
  /** What a phone can type now; empty as long as nobody has said. */
  word = $state('');
  /** Milliseconds until there is another. */
  left = $state(0);
  code = $state<string | null>(null);
  /** Nobody answers. */
  lost = $state(false);
  private until = 0;
  private cameAt = 0;
  private isClosed = false;
  private next: ReturnType<typeof setTimeout> | undefined;
  private readonly ticking = setInterval(() => (this.left = Math.max(0, this.until - Date.now())), 1000);

  /** `always`: a word is wanted also while a table is shown. */
  constructor(private readonly always: boolean) {
    void this.ask();
  }

  private async ask(): Promise<void> {
    const word = this.always || this.code === null;
    const here = { screen: ownScreen().secret, language: settings.language, word };
    try {
      const told = await screenShows(here);
      if (told.code !== this.code) this.cameAt = Date.now();
      [this.word, this.code, this.lost] = [told.word ?? '', told.code ?? null, false];
      this.until = Date.now() + told.left;
      this.left = told.left;
    } catch {
      this.lost = true;
    }
    if (this.isClosed) return;
    const isSettled = !word && Date.now() - this.cameAt > SETTLES;
    // The word is gone with a table that was sent: the next one is asked for at once.
    const wait = this.code === null && !this.word && !this.lost ? 0 : isSettled ? NOT_SOON : SOON;
    this.next = setTimeout(() => void this.ask(), wait);
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.next);
    clearInterval(this.ticking);
  }
}
