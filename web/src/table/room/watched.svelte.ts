/** A frozen record whose fields can be watched one by one: what looks at one is not told of the others. */

class Cell<T> {
  value: T;

  constructor(value: T) {
    this.value = $state.raw(value);
  }
}

export interface Watched<T extends object> {
  /** The record as it is now: reading a field here watches it. */
  readonly now: Readonly<T>;
  /** Only fields that are another value than before tell those who look at them. */
  put(next: Readonly<T>): void;
}

export function watched<T extends object>(first: Readonly<T>): Watched<T> {
  const keys = Object.keys(first) as (keyof T)[];
  const cells = new Map(keys.map((key) => [key, new Cell<unknown>(first[key])]));
  const now = Object.defineProperties(
    {},
    Object.fromEntries(keys.map((key) => [key, { enumerable: true, get: () => cells.get(key)?.value }])),
  ) as T;
  return {
    now,
    put: (next) => keys.forEach((key) => ((cells.get(key) as Cell<unknown>).value = next[key])),
  };
}
