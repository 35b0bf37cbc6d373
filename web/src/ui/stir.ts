/** The first sign of somebody who looks: then is the time to fetch what they may want next. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Does something once, when somebody stirs; gives back how to leave it. */
export function onStir(what: () => void): () => void {
  const leave = (): void => SIGNS.forEach((sign) => removeEventListener(sign, come));
  const come = (): void => {
    leave();
    what();
  };
  SIGNS.forEach((sign) => addEventListener(sign, come, { passive: true }));
  return leave;
}
