/**
 * Prints a book to fold: two pages on each side of an A4 sheet, in the order that a folded stack needs. The book flows
 * through columns as large as a page; each page is a window onto its column. `rulebook/folding.py` does the same for a file.
 */
import './booklet.css';

/** The styles of print, on the screen too: where pages end is measured there. Returns the way back. */
function styledForPrint(): () => void {
  const printed: CSSMediaRule[] = [];
  const look = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') printed.push(rule);
      else if (rule instanceof CSSMediaRule) look(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) look(sheet.cssRules);
  for (const rule of printed) rule.media.mediaText = 'all';
  return () => printed.forEach((rule) => (rule.media.mediaText = 'print'));
}

function made(name: string, ...inside: (Node | string)[]): HTMLElement {
  const element = document.createElement('div');
  element.className = name;
  element.append(...inside);
  return element;
}

/** The pages on each side of each sheet: the outermost first, front and back in turn. */
function sidesOf(pages: number): [left: number, right: number][] {
  const sides = 2 * Math.ceil(pages / 4);
  const last = 2 * sides;
  return Array.from({ length: sides }, (_, side) =>
    side % 2 ? [side + 1, last - side] : [last - side, side + 1],
  );
}

/** Lays the book out, prints it, and tidies up. */
export function printToFold(book: HTMLElement): void {
  const back = styledForPrint();
  const flow = made('fold-flow', book.cloneNode(true));
  const stack = made('fold-stack', flow);
  document.body.append(stack);
  document.body.classList.add('folding');
  const step = flow.getBoundingClientRect().width;
  const pages = Math.round(flow.scrollWidth / step);
  const half = (page: number): HTMLElement => {
    const element = made('fold-half');
    element.dataset['page'] = String(page);
    if (page > pages) return element;
    const copy = flow.cloneNode(true) as HTMLElement;
    copy.style.marginLeft = `${-(page - 1) * step}px`;
    element.append(made('fold-window', copy), made('fold-number', String(page)));
    return element;
  };
  stack.replaceChildren(...sidesOf(pages).map(([left, right]) => made('fold-side', half(left), half(right))));
  addEventListener(
    'afterprint',
    () => {
      stack.remove();
      document.body.classList.remove('folding');
      back();
    },
    { once: true },
  );
  print();
}
