/** The worker that looks at photos: the page itself stays free. Nothing is sent and nothing is kept. */
import { Layers, Network } from './network.ts';
import { look } from './look.ts';
import type { FromEye, Seen, ToEye } from './reader.ts';
import type { Photo } from './pixels.ts';

/** The long side of the picture that is shown. */
const SHOWN = 1280;
let network: Network | null = null;

const tell = (message: FromEye, hand: Transferable[] = []): void =>
  self.postMessage(message, { transfer: hand });

self.onmessage = ({ data }: MessageEvent<ToEye>): void => {
  if ('model' in data)
    network = new Network(new Layers(new WebAssembly.Module(data.layers)), new Uint8Array(data.model));
  else void seenIn(data.photo, data.id);
};

async function seenIn(photo: Blob, id: number): Promise<void> {
  // Upright, as the camera was held; its colours as they lie in the file, as Python reads them.
  const whole = await createImageBitmap(photo, { colorSpaceConversion: 'none' }).catch(() => null);
  if (!whole?.width || !network) return tell({ id, failed: whole ? 'reader' : 'picture' });
  try {
    const looked = look(rowsOf(whole), network);
    const by = Math.min(1, SHOWN / Math.max(whole.width, whole.height));
    const [resizeWidth, resizeHeight] = [whole.width, whole.height].map((side) =>
      Math.max(1, Math.round(side * by)),
    ) as [number, number];
    const picture = await createImageBitmap(whole, { resizeWidth, resizeHeight, resizeQuality: 'medium' });
    const seen: Seen = { looked, width: whole.width, height: whole.height, picture };
    tell({ id, seen }, [picture]);
  } catch {
    tell({ id, failed: 'reader' });
  } finally {
    whole.close();
  }
}

/** A few rows at a time: all of a photo beside itself is more than a small phone has. */
function rowsOf(whole: ImageBitmap): Photo {
  const { width, height } = whole;
  let strip: OffscreenCanvasRenderingContext2D | null = null;
  const rows = (first: number, count: number): Uint8ClampedArray => {
    strip ??= new OffscreenCanvas(width, count).getContext('2d', { willReadFrequently: true });
    if (!strip) throw new Error('no canvas');
    // The last strip may be higher than what is left of the photo.
    strip.clearRect(0, 0, width, count);
    strip.drawImage(whole, 0, -first);
    return strip.getImageData(0, 0, width, count).data;
  };
  return { width, height, rows };
}
