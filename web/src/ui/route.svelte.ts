/**
 * Where on the site we are: `/t/CODE` is a table, `/t/CODE/big` and `/t/CODE/rack` other views of it, `/f/CODE` a family's, `/c/CODE` a club's evening,
 * `/q/LINK` a position, `/tv` a television and `/tv/WORD` the word on it, `/#new` or `/#rules/sabra` the other pages (see
 * pages.ts). A host without our server knows one page alone, so there a table is `#t/CODE`, a family's `#f/CODE`.
 */
import { PAGES } from './pages.ts';

export interface Place {
  page: string;
  /** What follows the page's name in the address. */
  path: readonly string[];
}

function read(): Place {
  const [, own, ...rest] = /^\/([tfc])\/([\w-]+)(?:\/(\w*))?$/.exec(location.pathname) ?? [];
  if (own) return { page: own, path: rest };
  // As it stands: the page takes a position apart before it decodes it.
  const position = /^\/q\/([^/]+)\/?$/.exec(location.pathname);
  if (position?.[1]) return { page: 'position', path: [position[1]] };
  const screen = /^\/tv(?:\/([^/]+))?\/?$/.exec(location.pathname);
  if (screen) return { page: 'tv', path: screen[1] ? [decoded(screen[1])] : [] };
  const [page = '', ...path] = location.hash
    .slice(1)
    .split('/')
    .filter((part) => part)
    .map(decoded);
  return Object.hasOwn(PAGES, page) && (page !== 't' || (STATIC && path[0]))
    ? { page, path }
    : { page: 'home', path: [] };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // as somebody typed it
  }
}

let place = $state.raw<Place>(read());
let moves = 0;

export const here = (): Place => place;

/** Whether somebody has gone from page to page since the site was loaded. */
export const hasMoved = (): boolean => moves > 0;

export function go(path: string): void {
  history.pushState(null, '', STATIC ? path.replace(/^\/(?=[tf]\/)/, '#').replace(/^\//, './') : path);
  arrive();
  scrollTo(0, 0);
}

function arrive(): void {
  moves += 1;
  place = read();
}

// From the first moment on, also before the first page is shown.
addEventListener('popstate', arrive);
addEventListener('hashchange', arrive);

/** Links within the site change the page without loading it anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a');
  if (
    !link ||
    event.defaultPrevented ||
    // With another button or a key held down, the browser opens a tab or saves: that is what was asked for.
    event.button ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    link.target
  )
    return;
  if (STATIC && link.pathname !== location.pathname) return;
  if (link.origin !== location.origin || link.hasAttribute('download') || link.pathname.endsWith('/record'))
    return;
  event.preventDefault();
  go(STATIC ? `/${link.hash}` : link.pathname + link.hash);
}
