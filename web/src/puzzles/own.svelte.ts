/**
 * Puzzles from somebody's own games. Such a puzzle is two lines of text, as a pack of one; a link carries them, so anybody may
 * have written them, and they are looked at before they are believed.
 */
import { judgeAtHome, Refusal, rulesInfo } from '../wire/api.ts';
import { houseOf } from '../board/hand.ts';
import { readMeld } from '../board/melds.ts';
import { isJoker, without } from '../board/tile.ts';
import { coloursOf, LONGEST, type Puzzle, readHead, readLine } from './pack.ts';
import { fulfils } from './task.ts';
import { sha256 } from '../wire/salts.ts';
import { kept as shelf } from '../wire/kept.ts';

type Rules = Readonly<Record<string, unknown>>;

const COPIES = 2;
const MOST_STEPS = 1000;

/** The puzzle as its text says, with its true id; null if the text is none. */
export function readOwn(text: string): Puzzle | null {
  const [first = '', second = '', ...more] = text.trimEnd().split('\n');
  if (more.length || text.length > LONGEST) return null;
  try {
    const head = readHead(first);
    const options: unknown = JSON.parse(head.optionsText);
    if (typeof options !== 'object' || options === null || Array.isArray(options)) return null;
    const puzzle = readLine(head, `- ${second}`);
    return { ...puzzle, id: idOf(puzzle), own: { text, rules: {}, players: 2 } };
  } catch {
    return null;
  }
}

const within = (number: number, low: number, high: number): boolean =>
  Number.isInteger(number) && number >= low && number <= high;

/** So many players use as many colours; of several the one with the most jokers. */
function playersFor(rules: Rules, colours: number): number | null {
  const counts = (rules['colours_by_players'] ?? {}) as Record<string, number>;
  const jokers = (rules['jokers_by_players'] ?? {}) as Record<string, number>;
  const fitting = Object.keys(counts).filter((players) => counts[players] === colours);
  fitting.sort((a, b) => (jokers[b] ?? 0) - (jokers[a] ?? 0));
  return fitting.length ? Number(fitting[0]) : null;
}

/** Whether a box of these rules has all these tiles. */
function inTheBox(tiles: readonly string[], jokers: number): boolean {
  const counts = new Map<string, number>();
  for (const tile of tiles) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  return [...counts].every(([tile, count]) => count <= (isJoker(tile) ? jokers : COPIES));
}

/** Whether position and solution make sense under these rules, as far as the page can tell. */
export function isSound(puzzle: Puzzle, rules: Rules, players: number): boolean {
  const { table, rack, solution, task, opened } = puzzle;
  const { shape } = houseOf(rules, coloursOf(puzzle));
  const laid = without(solution.flat(), table.flat());
  const jokers = ((rules['jokers_by_players'] ?? {}) as Record<string, number>)[players] ?? 0;
  return (
    within(puzzle.level, 1, 5) &&
    within(puzzle.steps, 0, MOST_STEPS) &&
    within(
      task.tiles,
      task.kind === 'lay_at_least' ? 1 : 0,
      task.kind === 'lay_at_least' ? rack.length : 0,
    ) &&
    puzzle.palette === ((rules['colours'] ?? []) as string[]).slice(0, puzzle.palette.length).join('') &&
    opened === (task.kind !== 'open') &&
    (opened || !table.length) &&
    inTheBox([...table.flat(), ...rack], jokers) &&
    [...table, ...solution].every((set) => !readMeld(set, shape).faults.length) &&
    !!laid?.length &&
    !!without(rack, laid) &&
    fulfils(puzzle, laid.length, solution)
  );
}

/**
 * What the referee says of the solution; where nobody can be reached, the page has looked itself. Where jokers move freely
 * right sets are all there is to it, so nothing has to start for that on a device.
 */
async function isLegal(puzzle: Puzzle, options: object, players: number, free: boolean): Promise<boolean> {
  if (STATIC && free && puzzle.opened) return true;
  try {
    const { reasons } = await judgeAtHome({
      preset: puzzle.rules,
      options: options as Record<string, never>,
      players,
      table: puzzle.table.map((set) => [...set]),
      rack: [...puzzle.rack],
      opened: puzzle.opened,
      after: puzzle.solution.map((set) => [...set]),
      announced: true,
    });
    return !reasons.length;
  } catch (error) {
    // Silence is no verdict; only a refusal with reasons is.
    return error instanceof Refusal && !error.reasons.length;
  }
}

/** The puzzle of a text, ready to be solved; null if something is wrong with it. */
export async function openOwn(text: string): Promise<Puzzle | null> {
  const puzzle = readOwn(text);
  const preset = puzzle && (await rulesInfo()).presets.find(({ id }) => id === puzzle.rules);
  if (!puzzle || !preset) return null;
  const options = JSON.parse(puzzle.optionsText) as object;
  const rules: Rules = { ...preset.rules, ...options };
  const players = playersFor(rules, puzzle.palette.length);
  if (!players || !isSound(puzzle, rules, players)) return null;
  const free = !houseOf(rules, coloursOf(puzzle)).keepsMeaning;
  return (await isLegal(puzzle, options, players, free))
    ? { ...puzzle, own: { text, rules, players } }
    : null;
}

// The id of a puzzle: ten letters and digits that follow from position and task; see tilerummy/puzzles/puzzle.py.

const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';

function idOf(puzzle: Puzzle): string {
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

// -- those that are kept on this device, the latest first -------------------------------------------

const NAME = 'own-puzzles';
const MOST = 100;

interface Kept {
  text: string;
  /** When it was made, in milliseconds. */
  at: number;
}

let kept = $state.raw<readonly Kept[]>(
  shelf.readValue<Kept[]>(NAME, []).filter((one) => typeof one?.text === 'string'),
);

function write(next: readonly Kept[]): void {
  kept = next.slice(0, MOST);
  shelf.writeValue(NAME, kept);
}

export const ownPuzzles = (): { puzzle: Puzzle; at: number }[] =>
  kept.flatMap(({ text, at }) => {
    const puzzle = readOwn(text);
    return puzzle ? [{ puzzle, at }] : [];
  });

export const isKept = (text: string): boolean => kept.some((one) => one.text === text);

export function keepOwn(text: string): void {
  if (!isKept(text)) write([{ text, at: Date.now() }, ...kept]);
}

export const dropOwn = (text: string): void => write(kept.filter((one) => one.text !== text));
