/**
 * The solver and the simulator, compiled for a page from the sources that CPython's are compiled from
 * (`src/tilerummy/simulator/core/wasm.c`). A question is bytes, and so is its answer.
 *
 * Plain JavaScript: the page's worker, the building of the site and the tests all run it.
 */
const NANOSECONDS = 1_000_000;

export class Core {
  #module;
  #doors = null;

  constructor(module) {
    this.#module = module;
  }

  ask(door, question) {
    const doors = (this.#doors ??= this.#begun());
    try {
      const at = doors.room(question.length);
      new Uint8Array(doors.memory.buffer, at, question.length).set(question);
      const size = doors[door](question.length);
      // A copy: the next question may move the memory.
      return new Uint8Array(doors.memory.buffer, doors.answer_at(), size).slice();
    } catch (error) {
      this.#doors = null; // it has trapped, for want of memory: the next question begins anew
      throw error;
    }
  }

  #begun() {
    let doors = null;
    const clock = (_which, _precision, at) => {
      const now = BigInt(Math.round(performance.now() * NANOSECONDS));
      new DataView(doors.memory.buffer).setBigUint64(at, now, true);
      return 0;
    };
    const imports = { wasi_snapshot_preview1: { clock_time_get: clock } };
    doors = new WebAssembly.Instance(this.#module, imports).exports;
    doors._initialize();
    return doors;
  }
}
