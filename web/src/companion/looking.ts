/** Draws a picture onto a small canvas: photos are never kept as files, and have no address. */

const TALL = 112;

export function look(canvas: HTMLCanvasElement, picture: ImageBitmap): void {
  canvas.height = TALL;
  canvas.width = Math.round((TALL * picture.width) / picture.height);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
}
