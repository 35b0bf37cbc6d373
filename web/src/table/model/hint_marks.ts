/** The sets and tiles that a hint is about; a set may have the numbers of its steps. */
export interface HintMarks {
  melds: ReadonlyMap<number, readonly number[]>;
  pieces: ReadonlySet<number>;
}
