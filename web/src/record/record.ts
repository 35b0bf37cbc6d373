/** The record of a match, read: who sat where, and everything that happened, line by line. See docs/notation.md. */

const FORMAT = 'tilerummy record 1';
const HEADER = new Set(['rules', 'change', 'rounds', 'seat', 'commitment', 'began']);

/** A line that makes no sense where it stands. */
export class BadLine extends Error {
  constructor(readonly line: number) {
    super(`line ${line} cannot be read`);
  }
}

/** One event: `play 1; table: ...; laid: ...` has the verb `play`, the words `['1']` and two fields. */
export interface Happening {
  line: number;
  /** Milliseconds since the match began. */
  at: number;
  verb: string;
  words: readonly string[];
  fields: ReadonlyMap<string, string>;
}

export interface MatchRecord {
  preset: string;
  names: readonly string[];
  /** House rules: what differs from the preset. */
  changes: Readonly<Record<string, unknown>>;
  /** By seat, in hexadecimal digits; empty where a seat gave none. */
  salts: readonly string[];
  commitment: string;
  /** What the server says of the order in which all was fixed; nothing in old records. */
  promise: string;
  events: readonly Happening[];
}

interface Line {
  number: number;
  text: string;
}

export function readRecord(text: string): MatchRecord {
  const lines = text
    .split('\n')
    .map((line, i) => ({ number: i + 1, text: line.trim() }))
    .filter((line) => line.text && !line.text.startsWith('#'));
  if (lines[0]?.text !== FORMAT) throw new BadLine(lines[0]?.number ?? 1);
  const names: string[] = [];
  const salts: string[] = [];
  const changes: Record<string, unknown> = {};
  let [preset, commitment, promise] = ['', '', ''];
  let at = 1;
  for (; at < lines.length; at++) {
    const line = lines[at] as Line;
    const [word = '', rest = ''] = cut(line.text, ' ');
    if (!HEADER.has(word)) break;
    if (word === 'rules') preset = rest;
    if (word === 'change') Object.assign(changes, changeIn(line, rest));
    if (word === 'commitment') [commitment = '', promise = ''] = rest.split(' ');
    if (word === 'seat') {
      names.push(nameIn(line));
      salts.push(/ salt ([0-9a-f]+) /.exec(line.text)?.[1] ?? '');
    }
  }
  if (!names.length || !preset) throw new BadLine(lines[at]?.number ?? 1);
  return { preset, names, changes, salts, commitment, promise, events: lines.slice(at).map(readEvent) };
}

/** Whether what it tells of came to its end: the match, or a round of it. */
export const isOver = ({ events }: MatchRecord): boolean =>
  ['end-match', 'end-round'].includes(events.at(-1)?.verb ?? '');

function readEvent(line: Line): Happening {
  const [time, rest] = cut(line.text, ' ');
  const seconds = Number(time);
  if (!rest || !Number.isFinite(seconds)) throw new BadLine(line.number);
  // A name may hold a semicolon, so a take-over is not taken apart like the others.
  const [head = '', ...parts] = rest.startsWith('take-over ')
    ? [rest]
    : rest.split(';').map((part) => part.trim());
  const [verb = '', ...words] = rest.startsWith('take-over ')
    ? ['take-over', head.split(' ')[1] ?? '', nameIn(line)]
    : head.split(' ');
  const fields = new Map(parts.map((part) => cut(part, ':').map((half) => half.trim()) as [string, string]));
  return { line: line.number, at: Math.round(seconds * 1000), verb, words, fields };
}

/** The two halves around the first separator. */
function cut(text: string, separator: string): [string, string] {
  const place = text.indexOf(separator);
  return place < 0 ? [text, ''] : [text.slice(0, place), text.slice(place + 1)];
}

/** `hand_size = 5`, the value in JSON. */
function changeIn(line: Line, text: string): Record<string, unknown> {
  const [name, value] = cut(text, '=');
  try {
    return { [name.trim()]: JSON.parse(value) };
  } catch {
    throw new BadLine(line.number);
  }
}

function nameIn(line: Line): string {
  try {
    return String(JSON.parse(line.text.slice(line.text.indexOf('"'))));
  } catch {
    throw new BadLine(line.number);
  }
}
