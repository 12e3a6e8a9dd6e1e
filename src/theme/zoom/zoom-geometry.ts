/** Total space between the zoomed image and two opposite edges of the window. */
const MARGINS = 32;

/** The position and size of an image in the text, as styles for the zoomed image on top of it. */
export function boxOf(image: HTMLImageElement) {
  const { left, top, width, height } = image.getBoundingClientRect();
  return { left, top, width, height, transform: 'none' };
}

/** Centers an image and fits it to the window. Only vector images exceed their own size. */
export function fitTransform(image: HTMLImageElement): string {
  const { left, top, width, height } = image.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const isDrawing = /\.svg(?:$|[?#])/.test(image.currentSrc);
  const maxScale = isDrawing ? Infinity : Math.max(1, image.naturalWidth / width);
  const scale = Math.min((clientWidth - MARGINS) / width, (clientHeight - MARGINS) / height, maxScale);
  const moveX = clientWidth / 2 - (left + width / 2);
  const moveY = clientHeight / 2 - (top + height / 2);
  return `translate(${moveX}px, ${moveY}px) scale(${scale})`;
}
