/** Room that is left between the zoomed image and two opposite edges of the window, together. */
const ROOM = 32;

/** Returns the place and the size of an image in the text, as styles for what lies over it. */
export function boxOf(image: HTMLImageElement) {
  const { left, top, width, height } = image.getBoundingClientRect();
  return { left, top, width, height, transform: 'none' };
}

/** Moves an image to the middle of the window and makes it as large as fits; pixels are never enlarged, drawings are. */
export function fitTransform(image: HTMLImageElement): string {
  const { left, top, width, height } = image.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const isDrawing = /\.svg(?:$|[?#])/.test(image.currentSrc);
  const most = isDrawing ? Infinity : Math.max(1, image.naturalWidth / width);
  const scale = Math.min((clientWidth - ROOM) / width, (clientHeight - ROOM) / height, most);
  const moveX = clientWidth / 2 - (left + width / 2);
  const moveY = clientHeight / 2 - (top + height / 2);
  return `translate(${moveX}px, ${moveY}px) scale(${scale})`;
}
