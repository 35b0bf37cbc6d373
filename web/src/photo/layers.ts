/** `photo/layers.wasm` and its memory: what takes long when a photo is read. */

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
