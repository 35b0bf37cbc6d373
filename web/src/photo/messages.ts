/** What page and worker say to each other about photos. */
import type { Looked } from './look.ts';

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
