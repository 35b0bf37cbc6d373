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
