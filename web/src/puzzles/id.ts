/** The id of a puzzle: ten letters and digits that follow from position and task; see tilerummy/puzzles/puzzle.py. */
import { sha256 } from '../wire/sha256.ts';
import type { Puzzle } from './pack.ts';

const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';

export function idOf(puzzle: Puzzle): string {
  const said = [
    puzzle.rules,
    puzzle.optionsText,
    puzzle.palette,
    puzzle.table.map((set) => set.join(' ')).join(' | '),
    puzzle.rack.join(' '),
    puzzle.opened ? 'True' : 'False',
    puzzle.task.kind === 'lay_at_least' ? `lay_at_least:${puzzle.task.tiles}` : puzzle.task.kind,
  ].join('\n');
  const bytes = [...new TextEncoder().encode(said)].map((byte) => byte.toString(16).padStart(2, '0'));
  const number = BigInt(`0x${sha256(bytes.join('')).slice(0, 16)}`);
  return Array.from({ length: 10 }, (_, place) => DIGITS[Number((number >> BigInt(5 * place)) & 31n)]).join(
    '',
  );
}
