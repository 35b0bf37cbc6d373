/** Arrow keys go from one tile of a list to the next: who listens expects that of whatever is chosen from. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

export function rove(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const step = STEPS[event.key];
  const options = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=option]')];
  const at = options.findIndex((option) => option === document.activeElement);
  if (!step || at < 0) return;
  event.preventDefault();
  options[at + step]?.focus();
}
