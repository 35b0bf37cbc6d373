/** A tile that is on its way takes a bow: this far aside in the middle of it, leaning into the bend. */
export function bow(tile: Element, aside: number, duration: number): void {
  const middle = `translate(${aside}px, 0) rotate(${aside / 6}deg)`;
  tile.animate(
    [
      { transform: 'none', easing: 'ease-out' },
      { transform: middle, easing: 'ease-in' },
      { transform: 'none' },
    ],
    { duration, composite: 'add' },
  );
}
