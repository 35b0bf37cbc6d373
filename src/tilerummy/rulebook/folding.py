"""A booklet to fold: two pages on each side of an A4 sheet, in the order that a folded stack needs.

Only a browser knows where pages end, so the page lays itself out when it is opened. It flows through
columns as large as a page; each page of the booklet is a window onto its column.
"""

from __future__ import annotations

STYLE = """
@page { size: A4 landscape; margin: 0; }
main { padding: 0 0 0 8mm; width: 116mm; height: 183mm; columns: 108mm; column-gap: 8mm; column-fill: auto; }
.side { display: flex; width: 297mm; height: 210mm; overflow: hidden; break-after: page; background: #fff; }
.side:last-child { break-after: auto; }
.half { position: relative; flex: 0 0 148.5mm; height: 210mm; overflow: hidden; }
.window { position: absolute; top: 14mm; left: 17mm; width: 116mm; height: 183mm; overflow: hidden; }
.half:first-child .window { left: 15mm; }
.head, .number { position: absolute; right: 15mm; font: 600 7pt/1 sans-serif; color: var(--ink-2); }
.half:first-child .head, .half:first-child .number { left: 15mm; right: auto; }
.head { top: 7mm; }
.number { bottom: 6mm; font: 700 7.5pt/1 sans-serif; color: var(--ink); }
.last { display: block; }
.how { margin: 1em; font-size: 12pt; line-height: 1.4; }
@media screen {
  body { background: #e7dfd0; }
  .side { margin: 0 auto 6mm; box-shadow: 0 1px 6px #0003; }
  .half + .half { border-left: 1px dashed var(--line); }
}
@media print { .how { display: none; } }
"""

SCRIPT = """
(() => {
  const flow = document.querySelector('main');
  const step = flow.getBoundingClientRect().width;
  const pages = Math.round(flow.scrollWidth / step);
  const sides = 2 * Math.ceil(pages / 4);
  const last = 2 * sides;
  const make = (name, text = '') => {
    const made = document.createElement('div');
    made.className = name;
    made.textContent = text;
    return made;
  };
  // What is in short is the back of the booklet; the empty pages come before it.
  const columnOf = (page) => (page === last ? pages - 1 : page < pages ? page - 1 : null);
  const half = (page) => {
    const made = make('half');
    const column = columnOf(page);
    made.dataset.page = page;
    made.dataset.column = column ?? '';
    if (column === null) return made;
    const view = make('window');
    const copy = flow.cloneNode(true);
    copy.style.marginLeft = `${-column * step}px`;
    view.append(copy);
    made.append(view);
    if (page > 1) made.append(make('head', flow.dataset.name), make('number', page));
    return made;
  };
  const sheets = Array.from({ length: sides }, (_, side) => {
    const made = make('side');
    const [outer, inner] = [last - side, side + 1];
    made.append(...(side % 2 ? [inner, outer] : [outer, inner]).map(half));
    return made;
  });
  flow.replaceWith(...sheets);
})();
"""
