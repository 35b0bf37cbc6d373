/**
 * The solver and the simulator, compiled for a page from the sources that CPython's are compiled from
 * (`src/tilerummy/simulator/core/wasm.c`). A question is bytes, and so is its answer.
 */
interface Doors {
  memory: WebAssembly.Memory;
  _initialize(): void;
  room(size: number): number;
  ask_solver(size: number): number;
  ask_simulator(size: number): number;
  answer_at(): number;
}
type Door = 'ask_solver' | 'ask_simulator';

const NANOSECONDS = 1_000_000;

export class Core {
  private readonly module: WebAssembly.Module;
  private instance: Doors | null = null;

  constructor(module: WebAssembly.Module) {
    this.module = module;
  }

  ask(door: Door, question: Uint8Array): Uint8Array {
    const core = (this.instance ??= this.begun());
    try {
      const at = core.room(question.length);
      new Uint8Array(core.memory.buffer, at, question.length).set(question);
      const size = core[door](question.length);
      // A copy: the next question may move the memory.
      return new Uint8Array(core.memory.buffer, core.answer_at(), size).slice();
    } catch (error) {
      this.instance = null; // it has trapped, for want of memory: the next question begins anew
      throw error;
    }
  }

  private begun(): Doors {
    let memory: WebAssembly.Memory | null = null;
    const clock = (_which: number, _precision: bigint, at: number): number => {
      const now = BigInt(Math.round(performance.now() * NANOSECONDS));
      if (memory) new DataView(memory.buffer).setBigUint64(at, now, true);
      return 0;
    };
    const { exports } = new WebAssembly.Instance(this.module, {
      wasi_snapshot_preview1: { clock_time_get: clock },
    });
    const doors = exports as unknown as Doors;
    memory = doors.memory;
    doors._initialize();
    return doors;
  }
}
