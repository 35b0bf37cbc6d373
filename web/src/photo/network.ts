/**
 * Runs the network of the photo reader: a small graph of eight-bit layers, worked out by `photo/layers.wasm`. The graph is
 * read from the model's file, so a model that was trained anew needs nothing here as long as its layers are of these kinds.
 */
import type { Answer } from './grid.ts';

/** How the eight bits of a layer are meant: a value is (what is there - zero) * scale. */
interface Range {
  scale: number;
  zero: number;
}

/** A layer's picture in memory. */
interface Picture {
  at: number;
  width: number;
  height: number;
  channels: number;
  range: Range;
}

/** What is to be done, in order; weights lie in memory already. */
type Work =
  | { do: 'convolve'; from: string; to: string; range: Range; weights: Weights; stride: number }
  | { do: 'add'; from: string; with: string; to: string; range: Range }
  | { do: 'enlarge'; from: string; to: string; range: Range }
  | { do: 'answer'; from: string; weights: Weights };

interface Weights {
  at: number;
  bias: number;
  factor: number;
  size: number;
  channels: number;
}

const ACROSS = 8;
/** Red, green, blue and nothing: layers take channels by two. */
const DEEP = 4;
const HALF = 0.5;

export class Network {
  readonly layers: Layers;
  readonly #work: Work[] = [];
  /** What the picture itself becomes in eight bits, less their zero point, for each of 256 values. */
  readonly #first: Int16Array;
  readonly #input: string;
  readonly #inputRange: Range;
  /** Which work is the last that needs a picture, and the memory of those that none needs any more. */
  readonly #lastUse = new Map<string, number>();
  #free: { at: number; bytes: number }[] = [];

  constructor(layers: Layers, model: Uint8Array) {
    this.layers = layers;
    const plan = new Plan(readGraph(model), layers);
    this.#work = plan.work;
    this.#input = plan.input;
    this.#inputRange = plan.inputRange;
    const { scale, zero } = plan.inputRange;
    this.#first = Int16Array.from({ length: 256 }, (_, value) => quantized(value / 255 - HALF, scale, zero));
    this.#work.forEach((work, at) => {
      this.#lastUse.set(work.from, at);
      if (work.do === 'add') this.#lastUse.set(work.with, at);
    });
  }

  /** The network's answer about a picture of red, green and blue, both sides multiples of 32. */
  answer(pixels: Uint8Array, width: number, height: number): Answer {
    const { end } = this.layers;
    this.#free = [];
    const pictures = new Map([[this.#input, this.#shown(pixels, width, height)]]);
    for (const [at, work] of this.#work.entries()) {
      const from = pictures.get(work.from) as Picture;
      if (work.do === 'answer') {
        const told = this.#told(work, from);
        // The next photo begins where this one did: the memory of a page never becomes smaller.
        this.layers.end = end;
        return told;
      }
      pictures.set(work.to, this.#done(work, from, pictures));
      for (const [name, picture] of pictures)
        if ((this.#lastUse.get(name) ?? 0) === at)
          this.#free.push({ at: picture.at, bytes: bytesOf(picture) });
    }
    throw new Error('the network has no answer');
  }

  /** An empty picture: its border has to be 0, whatever lay there before. */
  #empty(width: number, height: number, channels: number, range: Range): Picture {
    const picture = { at: 0, width, height, channels, range };
    const bytes = bytesOf(picture);
    const fitting = this.#free.findIndex((one) => one.bytes >= bytes);
    picture.at = fitting < 0 ? this.layers.room(bytes) : (this.#free.splice(fitting, 1)[0]?.at ?? 0);
    this.layers.bytes(picture.at, bytes).fill(0);
    return picture;
  }

  #shown(pixels: Uint8Array, width: number, height: number): Picture {
    const picture = this.#empty(width, height, DEEP, this.#inputRange);
    const into = new Int16Array(this.layers.run.memory.buffer, picture.at, (width + 2) * (height + 2) * DEEP);
    for (let y = 0, from = 0; y < height; y++)
      for (let x = 0, to = ((y + 1) * (width + 2) + 1) * DEEP; x < width; x++, to += DEEP)
        for (let c = 0; c < 3; c++) into[to + c] = this.#first[pixels[from++] as number] as number;
    return picture;
  }

  #done(work: Exclude<Work, { do: 'answer' }>, from: Picture, pictures: Map<string, Picture>): Picture {
    const { scale, zero } = work.range;
    const [low, high] = [-zero, 255 - zero];
    if (work.do === 'convolve') {
      const { weights, stride } = work;
      const to = this.#empty(from.width / stride, from.height / stride, weights.channels, work.range);
      this.layers.run.convolve(
        from.at, from.width, from.channels, stride, weights.size, weights.at, weights.bias, weights.factor,
        to.at, to.width, to.height, to.channels, low, high,
      ); // prettier-ignore
      return to;
    }
    if (work.do === 'enlarge') {
      const to = this.#empty(2 * from.width, 2 * from.height, from.channels, work.range);
      this.layers.run.enlarge(from.at, to.at, from.width, from.height, from.channels);
      return to;
    }
    const other = pictures.get(work.with) as Picture;
    const to = this.#empty(from.width, from.height, from.channels, work.range);
    const count = (from.width + 2) * (from.height + 2) * from.channels;
    const [one, two] = [from.range.scale / scale, other.range.scale / scale];
    this.layers.run.add(from.at, one, other.at, two, to.at, count, low, high);
    return to;
  }

  #told({ weights }: { weights: Weights }, from: Picture): Answer {
    const { width, height, channels: deep, range } = from;
    const count = width * height * weights.channels;
    const at = this.layers.room(count * 4);
    this.layers.run.answer(
      from.at, range.scale, deep, weights.at, weights.bias, at, width, height, weights.channels,
    ); // prettier-ignore
    // A copy: what lies in memory is overwritten by the next look.
    return { values: new Float32Array(this.layers.run.memory.buffer, at, count).slice(), width, height };
  }
}

const bytesOf = ({ width, height, channels }: Picture): number => (width + 2) * (height + 2) * channels * 2;

/** A value in eight bits, less their zero point; halves go to the even number. */
function quantized(value: number, scale: number, zero: number): number {
  const exact = Math.fround(Math.fround(value) / scale);
  let near = Math.round(exact);
  // As ONNX rounds: `Math.round` alone would send every half up.
  if (near - exact === 0.5 && near % 2) near--;
  return Math.max(-zero, Math.min(255 - zero, near));
}

/** The steps of a file become work: what only says how eight bits are meant goes into the layers. */
class Plan {
  readonly work: Work[] = [];
  input = '';
  inputRange: Range = { scale: 1, zero: 0 };
  readonly #graph: Graph;
  readonly #layers: Layers;
  readonly #by = new Map<string, Step>();
  /** What is quantised to what: a layer's own name to the name of its eight bits. */
  readonly #quantized = new Map<string, Step>();

  constructor(graph: Graph, layers: Layers) {
    [this.#graph, this.#layers] = [graph, layers];
    for (const step of graph.steps) this.#by.set(step.output, step);
    for (const step of graph.steps)
      if (step.op === 'QuantizeLinear') this.#quantized.set(step.inputs[0] as string, step);
    for (const step of graph.steps) this.#take(step);
  }

  #take(step: Step): void {
    if (step.op === 'Sub') [this.input, this.inputRange] = [this.#kept(step), this.#range(step)];
    else if (step.op === 'Conv') this.#convolution(step);
    else if (step.op === 'Add')
      this.work.push({
        do: 'add',
        from: this.#source(step, 0),
        with: this.#source(step, 1),
        to: this.#kept(step),
        range: this.#range(step),
      });
    else if (step.op === 'Resize')
      this.work.push({
        do: 'enlarge',
        from: this.#source(step, 0),
        to: this.#kept(step),
        range: this.#range(step),
      });
    else if (!['QuantizeLinear', 'DequantizeLinear', 'Constant'].includes(step.op))
      throw new Error(`the network has a layer of a kind that is unknown here: ${step.op}`);
  }

  #numbers = (name: string | undefined): Numbers | undefined => this.#graph.numbers.get(name ?? '');
  #one = (name: string | undefined): number => this.#numbers(name)?.values[0] ?? 0;
  /** Under which name a step's result is kept: that of its eight bits. */
  #kept = (step: Step): string => this.#quantized.get(step.output)?.output ?? step.output;

  #range(step: Step): Range {
    const { inputs } = this.#quantized.get(step.output) as Step;
    return { scale: this.#one(inputs[1]), zero: this.#one(inputs[2]) };
  }

  /** Where a step takes its picture from: the eight bits behind the values it asks for. */
  #source(step: Step, at: number): string {
    const name = step.inputs[at] as string;
    return this.#by.get(name)?.inputs[0] ?? name;
  }

  #convolution(step: Step): void {
    const from = this.#source(step, 0);
    const meaning = this.#by.get(step.inputs[0] as string) as Step;
    const weights = this.#by.get(step.inputs[1] as string);
    if (!weights) this.work.push({ do: 'answer', from, weights: this.#floats(step) });
    else {
      const range = this.#range(step);
      const scale = this.#one(meaning.inputs[1]) / range.scale;
      const bias = this.#by.get(step.inputs[2] as string) as Step;
      this.work.push({
        do: 'convolve', from, to: this.#kept(step), range, stride: step.whole['strides']?.[0] ?? 1,
        weights: this.#packed(weights, bias, scale),
      }); // prettier-ignore
    }
  }

  #floats(step: Step): Weights {
    const [weights, bias] = [
      this.#numbers(step.inputs[1]) as Numbers,
      this.#numbers(step.inputs[2]) as Numbers,
    ];
    const at = this.#layers.put(weights.values as Float32Array);
    const channels = weights.dims[0] as number;
    return { at, bias: this.#layers.put(bias.values as Float32Array), factor: 0, size: 1, channels };
  }

  /** As `layers.c` wants them: blocks of eight channels, then rows of the window, then pairs along it. */
  #packed(weights: Step, bias: Step, scale: number): Weights {
    const { dims, values } = this.#numbers(weights.inputs[0]) as Numbers;
    const [channels, real, size] = dims as [number, number, number];
    const deep = real + (real % 2);
    const pairs = (size * deep) / 2;
    const packed = new Int16Array(channels * size * size * deep);
    let to = 0;
    for (let block = 0; block < channels; block += ACROSS)
      for (let y = 0; y < size; y++)
        for (let pair = 0; pair < pairs; pair++)
          for (let out = block; out < block + ACROSS; out++)
            for (const k of [2 * pair, 2 * pair + 1]) {
              const [x, c] = [Math.floor(k / deep), k % deep];
              packed[to++] = c < real ? (values[((out * real + c) * size + y) * size + x] as number) : 0;
            }
    const scales = (this.#numbers(weights.inputs[1]) as Numbers).values as Float32Array;
    const factor = scales.map((each) => each * scale);
    const whole = (this.#numbers(bias.inputs[0]) as Numbers).values as Int32Array;
    const { put } = { put: (list: Int16Array | Int32Array | Float32Array) => this.#layers.put(list) };
    return { at: put(packed), bias: put(whole), factor: put(factor), size, channels };
  }
}

// The model's file, as far as our network needs it: steps, and the numbers they work with.

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
function readGraph(file: Uint8Array): Graph {
  const graph = pieces(file, 7)[0];
  if (!graph) throw new Error('no model file');
  const numbers = new Map(pieces(graph, 5).map((one) => [text(one, 8), numbersOf(one)]));
  return { steps: pieces(graph, 1).map(stepOf), numbers };
}

// `photo/layers.wasm` and its memory: what takes long when a photo is read.

/** What the module does; everything is told by numbers: places in memory, sizes, factors. */
type Doing = (...numbers: number[]) => void;
interface Module {
  memory: WebAssembly.Memory;
  convolve: Doing;
  add: Doing;
  enlarge: Doing;
  answer: Doing;
  narrow: Doing;
  lower: Doing;
}

const PAGE = 65_536;
/** Vectors begin at multiples of this, and may look a little further than the end. */
const STEP = 16;

export class Layers {
  readonly run: Module;
  /** What lies before is in use. */
  end: number;

  constructor(module: WebAssembly.Module) {
    this.run = new WebAssembly.Instance(module, {}).exports as unknown as Module;
    this.end = this.run.memory.buffer.byteLength;
  }

  /** So many bytes of memory; where they begin. */
  room(bytes: number): number {
    const at = (this.end + STEP - 1) & -STEP;
    this.end = at + bytes;
    const { memory } = this.run;
    const lacking = this.end + STEP - memory.buffer.byteLength;
    // From here on every view of the memory is void (`bytes`).
    if (lacking > 0) memory.grow(Math.ceil(lacking / PAGE));
    return at;
  }

  /** The bytes themselves, until more room is asked for. */
  bytes(at: number, count: number): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.run.memory.buffer as ArrayBuffer, at, count);
  }

  put(
    values: Uint8ClampedArray | Int16Array | Int32Array | Float32Array,
    at = this.room(values.byteLength),
  ): number {
    const { buffer, byteOffset, byteLength } = values;
    this.bytes(at, byteLength).set(new Uint8Array(buffer, byteOffset, byteLength));
    return at;
  }
}
