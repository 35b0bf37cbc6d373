/** Words beside the ends of lines: each as near to its line as the others leave it room. */

/** Heights that are `gap` apart at least, in the order of `wanted`, and between `low` and `high` if there is room. */
export function spread(wanted: readonly number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0) || a - b);
  const at = [...wanted];
  let least = low;
  for (const i of order) {
    at[i] = Math.max(least, at[i] ?? 0);
    least = (at[i] ?? 0) + gap;
  }
  let most = high;
  for (const i of order.reverse()) {
    at[i] = Math.min(most, at[i] ?? 0);
    most = (at[i] ?? 0) - gap;
  }
  return at;
}
