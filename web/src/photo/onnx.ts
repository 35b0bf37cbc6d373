/** The model's file, as far as our network needs it: steps, and the numbers they work with. */

export interface Numbers {
  dims: readonly number[];
  values: Float32Array | Int32Array | Int8Array | Uint8Array;
}

export interface Step {
  op: string;
  inputs: readonly string[];
  output: string;
  /** Whole numbers by name: `strides`, `pads`. */
  whole: Readonly<Record<string, readonly number[]>>;
}

export interface Graph {
  steps: readonly Step[];
  numbers: ReadonlyMap<string, Numbers>;
}

/** One entry of a message: which field, and a number or a piece of the file. */
type Field = readonly [number, number | Uint8Array];
const [VARINT, FIXED_64, PIECE, FIXED_32] = [0, 1, 2, 5] as const;
const TEXT = new TextDecoder();

/** The entries of a message of the protocol-buffers format, in which such files are written. */
function* fields(bytes: Uint8Array): Generator<Field> {
  let at = 0;
  const varint = (): number => {
    let [value, factor] = [0, 1];
    for (;;) {
      const byte = bytes[at++] as number;
      // Not by shifting, which would lose all beyond 32 bits.
      value += (byte & 127) * factor;
      if (byte < 128) return value;
      factor *= 128;
    }
  };
  while (at < bytes.length) {
    const key = varint();
    const [field, wire] = [key >>> 3, key & 7];
    if (wire === VARINT) yield [field, varint()];
    else {
      const length = wire === FIXED_64 ? 8 : wire === FIXED_32 ? 4 : varint();
      if (wire !== PIECE && wire !== FIXED_32 && wire !== FIXED_64) throw new Error('no model file');
      yield [field, bytes.subarray(at, (at += length))];
    }
  }
}

const pieces = (bytes: Uint8Array, wanted: number): Uint8Array[] =>
  [...fields(bytes)].flatMap(([field, value]) =>
    field === wanted && typeof value !== 'number' ? [value] : [],
  );
const text = (bytes: Uint8Array, wanted: number): string => TEXT.decode(pieces(bytes, wanted)[0]);

/** Numbers of a field, whether they lie one by one or packed together. */
function wholes(bytes: Uint8Array, wanted: number): number[] {
  return [...fields(bytes)].flatMap(([field, value]) => {
    if (field !== wanted) return [];
    if (typeof value === 'number') return [value];
    const found: number[] = [];
    let [number, factor] = [0, 1];
    for (const byte of value) {
      number += (byte & 127) * factor;
      factor *= 128;
      if (byte < 128) {
        found.push(number);
        [number, factor] = [0, 1];
      }
    }
    return found;
  });
}

const [FLOAT, UINT8, INT8, INT32] = [1, 2, 3, 6] as const;
/** A copy, because numbers of four bytes must begin at a multiple of four. */
const buffer = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer;

function numbersOf(tensor: Uint8Array): Numbers {
  const [dims, kind] = [wholes(tensor, 1), wholes(tensor, 2)[0]];
  const raw = pieces(tensor, 9)[0];
  if (kind === FLOAT)
    return { dims, values: new Float32Array(buffer(raw ?? pieces(tensor, 4)[0] ?? new Uint8Array())) };
  if (kind !== UINT8 && kind !== INT8 && kind !== INT32) return { dims, values: new Int32Array() };
  if (!raw)
    return {
      dims,
      values: Int32Array.from(wholes(tensor, 5), (each) => Number(BigInt.asIntN(32, BigInt(each)))),
    };
  if (kind === INT32) return { dims, values: new Int32Array(buffer(raw)) };
  return { dims, values: kind === INT8 ? new Int8Array(buffer(raw)) : new Uint8Array(raw) };
}

function stepOf(node: Uint8Array): Step {
  return {
    op: text(node, 4),
    inputs: pieces(node, 1).map((name) => TEXT.decode(name)),
    output: text(node, 2),
    whole: Object.fromEntries(
      pieces(node, 5).map((attribute) => [text(attribute, 1), wholes(attribute, 8)] as const),
    ),
  };
}

/** Read a model's file. */
export function readGraph(file: Uint8Array): Graph {
  const graph = pieces(file, 7)[0];
  if (!graph) throw new Error('no model file');
  const numbers = new Map(pieces(graph, 5).map((one) => [text(one, 8), numbersOf(one)]));
  return { steps: pieces(graph, 1).map(stepOf), numbers };
}
