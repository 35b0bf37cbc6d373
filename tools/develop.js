// For the darkroom of tools/screenshots.py: draws a picture on a canvas of a width, and gives what changed
// since the last one as WebP.
async ([png, width, quality, afresh]) => {
  const image = new Image();
  image.src = 'data:image/png;base64,' + png;
  await image.decode();
  const height = Math.round(image.height * width / image.width);
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, 0, 0, width, height);
  const now = pen.getImageData(0, 0, width, height).data;
  let [left, top, right, bottom] = [0, 0, width, height];
  if (!afresh) {
    [left, top, right, bottom] = [width, height, 0, 0];
    for (let i = 0; i < now.length; i += 4)
      if (Math.abs(now[i] - window.last[i]) + Math.abs(now[i + 1] - window.last[i + 1]) > 12) {
        const x = (i / 4) % width, y = Math.floor(i / 4 / width);
        [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
        [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
      }
    if (left >= right) return null;
  }
  window.last = now;
  [left, top] = [left - left % 2, top - top % 2];
  const part = new OffscreenCanvas(right - left, bottom - top);
  part.getContext('2d').drawImage(canvas, -left, -top);
  const blob = await part.convertToBlob({ type: 'image/webp', quality });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return { x: left, y: top, width: right - left, height: bottom - top, canvas: [width, height],
    still: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')) };
}
