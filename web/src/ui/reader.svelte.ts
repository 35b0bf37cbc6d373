/**
 * Where somebody is who listens or uses keys: the title is the heading of what is shown, and a focus whose element has gone
 * is found again nearby. One place for all pages, so that no new button can lose it. Fetched after the page.
 */
import { hasMoved, here } from './route.svelte.ts';
import { t } from './words.svelte.ts';

/** The page may know itself where the focus goes next. */
const GRACE = 120;
/** So long a reader needs to know its place again. */
const STEP = 60;
/** What is gone to in a part of the page: where the cursor of a table is, else what the part is about. */
const CURSOR = '.stage [role=option][tabindex="0"]';
const HEADINGS = 'h1, h2, h3';

let last: Element | null = null;
/** What it stood in, from the innermost on. */
let around: Element[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let leading: ReturnType<typeof setTimeout> | undefined;

function follow({ target }: FocusEvent): void {
  last = target as Element;
  around = [];
  for (let one = last.parentElement; one; one = one.parentElement) around.push(one);
}

const isGone = (one: Element): boolean =>
  !one.isConnected || !one.checkVisibility() || one.matches(':disabled, [inert] *');

const isLost = (): boolean => document.activeElement === document.body && last !== null && isGone(last);

function goTo(found: HTMLElement): void {
  if (!found.hasAttribute('tabindex')) found.tabIndex = -1;
  found.focus({ preventScroll: true });
}

const within = (part: Element): HTMLElement | null =>
  part.querySelector<HTMLElement>(CURSOR) ?? part.querySelector<HTMLElement>(HEADINGS);

function find(): void {
  timer = undefined;
  if (!isLost() || isArriving()) return;
  const dialog = document.querySelector('dialog[open]');
  const parts = dialog ? [dialog] : around.filter((part) => !isGone(part));
  const found = parts.map(within).find((one) => one && !isGone(one));
  if (!found) return;
  if (!dialog && found.matches(HEADINGS)) leadTo(found);
  else goTo(found);
}

/**
 * A page's name is heard as that of its main part: where everything is new a reader may have taken the heading for its
 * place already, and says nothing of what it is led to then.
 */
function sayName(main: HTMLElement, heading: HTMLElement): void {
  if (!main.ariaLabel) {
    heading.id ||= 'page-name';
    main.setAttribute('aria-labelledby', heading.id);
    main.addEventListener('blur', () => main.removeAttribute('aria-labelledby'), { once: true });
  }
  goTo(main);
}

/** Where there is nothing. */
const aside = document.createElement('span');
aside.className = 'visually-hidden';

/** From aside: a reader whose place has gone with a button takes what lay around it for its place, without a word. */
function leadTo(heading: HTMLElement): void {
  clearTimeout(leading);
  leading = setTimeout(() => {
    if (document.activeElement !== aside) return;
    const main = heading.matches('h1') ? heading.closest('main') : null;
    if (main) sayName(main, heading);
    else goTo(heading);
  }, STEP);
  goTo(aside);
}

let isTable = false;

/** What the page is about in a few words; a table says itself whose turn it is. */
function entitle(): void {
  if (isTable && document.querySelector('.stage')) return;
  const name =
    document.querySelector('main[aria-label]')?.ariaLabel ?? document.querySelector('h1')?.innerText;
  const title = name ? `${name.trim().replace(/\.$/, '')} – tilerummy` : 'tilerummy';
  if (document.title !== title) document.title = title;
}

/** The main part of a page that has said its name, or whose name nobody waits for. */
let greeted: HTMLElement | null = null;

const arrived = (): HTMLElement | null => document.querySelector<HTMLElement>('main[tabindex]');

const isArriving = (): boolean => hasMoved() && arrived() !== null && arrived() !== greeted;

/** Whoever comes from another page by keyboard or by ear begins at the new one, and hears which it is once that is there. */
function greet(): void {
  const heading = arrived()?.querySelector('h1');
  if (!isArriving() || !heading?.innerText) return;
  greeted = arrived();
  if (greeted && document.activeElement === document.body) sayName(greeted, heading);
}

function look(): void {
  entitle();
  greet();
  if (isLost()) timer ??= setTimeout(find, GRACE);
}

/** The first thing that the tabulator key reaches: past everything that all pages have, to what this one is about. */
function offerToSkip(): void {
  const button = document.createElement('button');
  [button.type, button.className] = ['button', 'button skip'];
  const name = (): void => void (button.textContent = t('skip'));
  button.addEventListener('focus', name); // in the language that is spoken by then
  button.addEventListener('click', () => {
    const main = document.querySelector<HTMLElement>('main');
    const found = document.querySelector<HTMLElement>(CURSOR) ?? main ?? within(document.body);
    if (found) goTo(found);
  });
  name();
  document.body.prepend(button);
  document.body.append(aside);
}

export function guide(): void {
  offerToSkip();
  document.addEventListener('focusin', follow);
  const options = { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden', 'inert'] };
  new MutationObserver(look).observe(document.body, options);
  $effect.root(() => {
    $effect(() => {
      isTable = here().page === 't';
      look();
    });
  });
}
