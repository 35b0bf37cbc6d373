/** Where on the site we are: `/t/CODE` is a table, `#new` and the like are the other pages. */

export type Place = { page: 'home' | 'new' | 'lobby' | 'settings' } | { page: 'table'; code: string };

function read(): Place {
  const table = /^\/t\/([\w-]+)\/?$/.exec(location.pathname);
  if (table?.[1]) return { page: 'table', code: table[1] };
  const name = location.hash.slice(1);
  return { page: name === 'new' || name === 'lobby' || name === 'settings' ? name : 'home' };
}

let place = $state.raw<Place>(read());

export const here = (): Place => place;

export function go(path: string): void {
  history.pushState(null, '', path);
  arrive();
  scrollTo(0, 0);
}

export function arrive(): void {
  place = read();
}

/** Links within the site change the page without loading it anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || link.target) return;
  if (link.origin !== location.origin || link.hasAttribute('download') || link.pathname.endsWith('/record')) return;
  event.preventDefault();
  go(link.pathname + link.hash);
}
