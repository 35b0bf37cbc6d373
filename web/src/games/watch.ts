/** Calls when it is my turn at a table with a clock of days, while any page of the site is open. */
import { mine } from '../wire/api.ts';
import { canNotify } from '../ui/alert.ts';
import type { TableLine } from '../wire/protocol.ts';
import { settings } from '../ui/settings.svelte.ts';
import { nameList, t } from '../ui/words.svelte.ts';
import { isSlow, rememberGoing } from '../wire/going.ts';

const EVERY_MS = 60_000;

async function call(table: TableLine): Promise<void> {
  const options = {
    body: nameList(table.names),
    icon: `${import.meta.env.BASE_URL}favicon.svg`,
    tag: `turn-${table.code}`,
  };
  try {
    new Notification(t('your-turn'), options);
  } catch {
    // Phones want it from the worker that keeps the page for a day without network.
    const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
    await worker?.showNotification(t('your-turn'), options).catch(() => undefined);
  }
}

/** Looks again and again; tells what it finds, and calls for turns that have come since. */
export function watchTables(
  known: readonly TableLine[],
  found: (tables: readonly TableLine[]) => void,
): () => void {
  let before = new Set(known.filter((table) => table.your_turn).map((table) => table.code));
  const look = async (): Promise<void> => {
    const { tables } = await mine();
    found(tables);
    rememberGoing(tables);
    const fresh = tables.filter((table) => isSlow(table) && table.your_turn && !before.has(table.code));
    before = new Set(tables.filter((table) => table.your_turn).map((table) => table.code));
    if (document.hidden && settings.notify && canNotify() && Notification.permission === 'granted')
      for (const table of fresh) await call(table);
  };
  const timer = setInterval(() => void look().catch(() => undefined), EVERY_MS);
  return () => clearInterval(timer);
}
