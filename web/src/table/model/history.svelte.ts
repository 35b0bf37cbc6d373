/** Steps that can be taken back and taken again: each is everything as it was, so nothing has to be worked out. */
export class History<Step> {
  private past = $state.raw<readonly Step[]>([]);
  private future = $state.raw<readonly Step[]>([]);
  readonly canUndo = $derived(this.past.length > 0);
  readonly canRedo = $derived(this.future.length > 0);

  /** Something is about to change from this. */
  record(now: Step): void {
    this.past = [...this.past, now];
    this.future = [];
  }

  /** How it was one step ago; `now` can be had again. */
  undo(now: Step): Step | null {
    const before = this.past[this.past.length - 1] ?? null;
    if (before) [this.past, this.future] = [this.past.slice(0, -1), [now, ...this.future]];
    return before;
  }

  redo(now: Step): Step | null {
    const [next = null, ...later] = this.future;
    if (next) [this.past, this.future] = [[...this.past, now], later];
    return next;
  }

  /** How it was when the first step was taken. */
  get first(): Step | null {
    return this.past[0] ?? null;
  }

  /** A new beginning, with these steps behind it. */
  begin(...past: Step[]): void {
    [this.past, this.future] = [past, []];
  }
}
