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
  const now = {} as T;
  const cells = (Object.keys(first) as (keyof T)[]).map((key) => {
    const cell = new Cell<unknown>(first[key]);
    Object.defineProperty(now, key, { get: () => cell.value });
    return (next: T) => (cell.value = next[key]);
  });
  return { now, put: (next) => cells.forEach((take) => take(next)) };
}
