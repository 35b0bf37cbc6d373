/** Shows my draft to the others while I am laying it: not every step, only the latest from time to time. */
import type { Draft } from '../../wire/protocol.ts';

const EVERY = 300;

export class DraftSender {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private shown = false;

  constructor(
    /** The draft as it is now; null when nothing is laid, undefined when it is nobody's business. */
    private readonly draft: () => Draft | null | undefined,
    private readonly send: (draft: Draft | null) => void,
  ) {}

  /** The draft has changed. */
  queue(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.now();
    }, EVERY);
  }

  now(): void {
    const draft = this.draft();
    if (draft === undefined || (draft === null && !this.shown)) return;
    this.send(draft);
    this.shown = draft !== null;
  }

  /** The others have forgotten it. */
  forget(): void {
    this.shown = false;
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
