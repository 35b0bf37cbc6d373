/** What pyodide asks its host for while it starts is answered from here: there it lies packed, under other names. */

/**
 * While `work` is done, these files are answered from here, and the interpreter is the one that is compiled already, or will
 * be. If it does not come, or ends early, or cannot be compiled, the work ends: pyodide keeps that to itself and waits for ever.
 */
export async function answering<Result>(
  own: Readonly<Record<string, () => Promise<Response>>>,
  interpreter: Promise<WebAssembly.Module>,
  work: () => Promise<Result>,
): Promise<Result> {
  const { fetch: fetchFromHost } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  globalThis.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    return own[address.slice(address.lastIndexOf('/') + 1)]?.() ?? fetchFromHost(input, init);
  };
  const broken = new Promise<never>((_, end) => {
    WebAssembly.instantiateStreaming = async (_source, imports) => {
      try {
        const module = await interpreter;
        return { module, instance: await WebAssembly.instantiate(module, imports) };
      } catch (error) {
        end(error);
        throw error;
      }
    };
  });
  try {
    return await Promise.race([work(), broken]);
  } finally {
    globalThis.fetch = fetchFromHost;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}
