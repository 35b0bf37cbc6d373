/** Whether this browser keeps what it has of us, or deletes it when it likes. */

const storage = (): StorageManager | undefined => ('storage' in navigator ? navigator.storage : undefined);

/** Null where a browser neither promises nor says. */
export async function isKeptForGood(): Promise<boolean | null> {
  return (
    (await storage()
      ?.persisted?.()
      .catch(() => null)) ?? null
  );
}

/** Asks for it; some browsers ask the player then. */
export async function keepForGood(): Promise<boolean> {
  return (
    (await storage()
      ?.persist?.()
      .catch(() => false)) ?? false
  );
}

const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** Safari deletes what a page has kept after seven days without a visit, unless it lies on the home screen. */
export const deletesSoon = (): boolean => navigator.vendor.startsWith('Apple') && !isInstalled();

/** Whoever has installed the page means to keep it: browsers grant this without a word. */
export async function keepIfInstalled(): Promise<void> {
  if (isInstalled()) await keepForGood();
}
