import { expectPaint, openReader, untilQuiet } from './reader.mjs';

export const QUERY = 'checksum';

/**
 * Measures the time from the click that opens the search to the paint of the first result, on the slow connection. The whole
 * query is entered at once, as soon as the field has focus.
 */
export async function measureSearch({ browser, site, page: { route }, engine, narrow = true }) {
  const { open, input, result } = engine.search;
  const { page, close } = await openReader(browser, { slowdown: narrow ? undefined : 1 });
  try {
    site.line.setNarrow(narrow);
    await page.goto(site.origin + route);
    await untilQuiet(page, site.line);
    const painted = await expectPaint(page, { selector: result });
    site.sent.length = 0;
    await page.locator(open).filter({ visible: true }).first().click();
    await page.waitForFunction((selector) => {
      const field = document.querySelector(selector);
      return field !== null && field === document.activeElement;
    }, input);
    await page.keyboard.insertText(QUERY);
    const { from: clicked, at } = await painted();
    await untilQuiet(page, site.line);
    return { time: at - clicked, bytes: site.sent.reduce((sum, { bytes }) => sum + bytes, 0) };
  } finally {
    await close();
  }
}
