/** The compiled cores of the page. */
export class Core {
  constructor(module: WebAssembly.Module);
  /** The answer to a question. Throws if there is no memory for it; the next question is answered again. */
  ask(door: 'ask_solver' | 'ask_simulator', question: Uint8Array): Uint8Array;
}
