/** The photo reader, as the page uses it: fetched at its first use, kept by the service worker, asked one photo at a time. */
import layersUrl from '../../photo/layers.wasm?url';
import modelUrl from '../../../src/tilerummy/scan/tiles.onnx?url';
import type { Looked } from './look.ts';

/** Why a photo could not be read: no network for the reader's first time, no picture, or the reader itself. */
export type Failure = 'network' | 'picture' | 'reader';

export class Failed extends Error {
  constructor(readonly failure: Failure) {
    super(failure);
  }
}

async function fetched(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) throw new Failed('network');
  return answer.arrayBuffer();
}

interface Asked {
  done: (seen: Seen) => void;
  failed: (why: Failed) => void;
}

/** One reader for as long as somebody takes photos. */
export class Reader {
  #eye: Promise<Worker> | null = null;
  #worker: Worker | null = null;
  readonly #asked = new Map<number, Asked>();
  #next = 0;

  /** What is in a photo. */
  async look(photo: Blob): Promise<Seen> {
    const eye = await this.ready();
    return new Promise((done, failed) => {
      const id = this.#next++;
      this.#asked.set(id, { done, failed });
      eye.postMessage({ id, photo } satisfies ToEye);
    });
  }

  /** The reader is fetched; what failed is tried again the next time. */
  ready(): Promise<Worker> {
    this.#eye ??= this.#begun().catch((why: unknown) => {
      this.#eye = null;
      throw why;
    });
    return this.#eye;
  }

  async #begun(): Promise<Worker> {
    const [layers, model] = await Promise.all([fetched(layersUrl), fetched(modelUrl)]);
    const eye = new Worker(new URL('./eye.ts', import.meta.url), { type: 'module', name: 'tilerummy-eye' });
    eye.onmessage = ({ data }: MessageEvent<FromEye>) => this.#told(data);
    eye.onerror = () => this.#broken();
    // Handed over and not copied: they are megabytes, and the page needs them no more.
    eye.postMessage({ layers, model } satisfies ToEye, [layers, model]);
    return (this.#worker = eye);
  }

  #told(said: FromEye): void {
    const asked = this.#asked.get(said.id);
    this.#asked.delete(said.id);
    if ('seen' in said) asked?.done(said.seen);
    else asked?.failed(new Failed(said.failed));
  }

  #broken(): void {
    for (const { failed } of this.#asked.values()) failed(new Failed('reader'));
    this.close();
  }

  /** The memory is given back. */
  close(): void {
    this.#worker?.terminate();
    [this.#worker, this.#eye] = [null, null];
    this.#asked.clear();
  }
}

// What page and worker say to each other about photos.

/** First the network, once; then photos. */
export type ToEye = { layers: ArrayBuffer; model: ArrayBuffer } | { id: number; photo: Blob };

/** A photo as it was seen, with a small picture of it to show. */
export interface Seen {
  looked: Looked;
  /** The photo's own size, upright, in pixels. */
  width: number;
  height: number;
  picture: ImageBitmap;
}

export type FromEye = { id: number; seen: Seen } | { id: number; failed: 'picture' | 'reader' };
