/** A quick way from the text to the sidebar: most readers take longer. */
const WAY_MS = 400;
const FRAME_MS = 1000 / 60;

/** @typedef {{ x: number, y: number }} Point */

/**
 * Moves the pointer as a hand does: it speeds up, then slows down until it is there.
 * @param {import('@playwright/test').Page} page @param {Point} from @param {Point} to
 */
export async function movePointer(page, from, to, wayMs = WAY_MS) {
  await page.mouse.move(from.x, from.y);
  const begun = performance.now();
  for (let done = 0; done < 1;) {
    await new Promise((resolve) => setTimeout(resolve, FRAME_MS));
    done = Math.min(1, (performance.now() - begun) / wayMs);
    const share = done ** 3 * (10 - 15 * done + 6 * done ** 2);
    await page.mouse.move(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share);
  }
}
