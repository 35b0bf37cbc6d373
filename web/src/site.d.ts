/** A page on a plain web host: there is no server of ours, and this device does all of it. The build says which. */
declare const STATIC: boolean;

declare module 'virtual:catalogue' {
  type Text = () => Promise<{ default: string }>;
  /** The parts that a first visit needs, by language. */
  export const doors: Record<string, Text>;
  export const table: Record<string, Text>;
  /** The words of every page, and where the other parts of that language are. */
  export const words: Record<string, () => Promise<{ default: string; more: Record<string, Text> }>>;
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
