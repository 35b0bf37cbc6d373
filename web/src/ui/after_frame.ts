/** A page that draws no frames goes on all the same, after so many milliseconds. */
const NO_FRAME = 200;

/** Does something after the next frame, not in it: drawing it has work of its own, and then everything is laid out. */
export function afterFrame(act: () => void): void {
  let isDone = false;
  const once = (): void => {
    if (!isDone) act();
    isDone = true;
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, NO_FRAME);
}
