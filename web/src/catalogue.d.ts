declare module 'virtual:catalogue' {
  type Loaders = Record<string, () => Promise<{ default: string }>>;
  export const words: Loaders;
  export const rules: Loaders;
  export const learn: Loaders;
  export const doors: Loaders;
  export const company: Loaders;
  export const table: Loaders;
  export const device: Loaders;
  export const puzzle: Loaders;
  export const replay: Loaders;
}

declare module 'virtual:puzzles' {
  type Lines = () => Promise<{ default: string }>;
  export interface PackInfo {
    /** Its first line: rules, colours, options. */
    head: string;
    rules: Record<string, unknown>;
    /** How many puzzles each level has, from the first on. */
    counts: number[];
    /** By level, their lines in pieces. */
    chunks: Lines[][];
  }
  export const CHUNK: number;
  export const ID_PART: number;
  export const packs: Record<string, PackInfo>;
  /** How many days are fetched together, how many the list has before it begins again, and their lines in pieces. */
  export const DAYS: number;
  export const dayCount: number;
  export const days: Lines[];
  export const ids: () => Promise<{ default: Record<string, string[]> }>;
}
