/** Marks are put on the table. */
import type { HintMarks } from './marks.ts';
import { type Change, handle, type Table } from './table.ts';

/** Lets tiles glow and frames sets, until something is laid. */
export const mark = (table: Table, marked: HintMarks | null): Change => handle(table, { marked });
