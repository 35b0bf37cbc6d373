/** Where things are on the screen: the window, its frame class, and the places that tiles are dropped on. */
export type Kind = 'desktop' | 'portrait' | 'landscape';

export class Viewport {
  width = $state(innerWidth);
  height = $state(innerHeight);
  stage = $state<HTMLElement>();
  field = $state<HTMLElement>();
  rack = $state<HTMLElement>();
  discard = $state<HTMLElement>();
  pool = $state<HTMLElement>();
  readonly kind: Kind = $derived.by(() => {
    if (this.width >= 1024 && this.height >= 560) return 'desktop';
    return this.height < 560 && this.width > this.height ? 'landscape' : 'portrait';
  });
  /** Tiles may be small: the set is the target. */
  readonly phone = $derived(this.kind === 'landscape' || this.width < 700);

  tile(id: number | null): HTMLElement | null {
    return id === null ? null : (this.stage?.querySelector<HTMLElement>(`[data-id="${id}"]`) ?? null);
  }
}
