import { movePointer } from './pointer.mjs';
import { expectPaint, openReader, READER, untilQuiet } from './reader.mjs';

const HOVER_MS = 100;

/**
 * Measures two clicks in the sidebar on the slow connection: one right after the pointer arrives, one after it hovers over
 * the link for 100 ms. Pages that were prefetched while idle may be used.
 */
export async function measureNavigation({ browser, site, page: from, targets, narrow = true }) {
  const { page, close } = await openReader(browser, { slowdown: narrow ? undefined : 1 });
  try {
    site.line.setNarrow(narrow);
    await page.goto(site.origin + from.route);
    const click = async (target, hoverMs) => {
      await untilQuiet(page, site.line);
      const { x, y } = await placeOfLink(page, target.route);
      await untilQuiet(page, site.line);
      const painted = await expectPaint(page, { selector: 'h1', text: target.title });
      site.sent.length = 0;
      await movePointer(page, { x: READER.width / 2, y: READER.height / 2 }, { x, y });
      if (hoverMs > 0) await new Promise((resolve) => setTimeout(resolve, hoverMs));
      await page.mouse.down();
      await page.mouse.up();
      const { from: clicked, at } = await painted();
      return { time: at - clicked, bytes: site.sent.reduce((sum, { bytes }) => sum + bytes, 0) };
    };
    const first = await click(targets[0], 0);
    const second = await click(targets[1], HOVER_MS);
    return { click: first.time, clickBytes: first.bytes, hoverClick: second.time };
  } finally {
    await close();
  }
}

/** Scrolls the sidebar link to a route into view and returns its center. */
async function placeOfLink(page, route) {
  const place = await page.evaluate((wanted) => {
    const plain = (pathname) => pathname.replace(/\/$|\.html$/, '');
    const link = [...document.querySelectorAll('a[href]')].find((one) => {
      const { left, width, height } = one.getBoundingClientRect();
      return (
        plain(one.pathname) === wanted &&
        left < 420 &&
        width > 0 &&
        height > 0 &&
        !one.closest('main article')
      );
    });
    if (!link) return undefined;
    link.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = link.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }, route);
  if (!place) throw new Error(`No link to ${route} in the sidebar.`);
  return place;
}
