import { writeSession } from '../../runtime/storage/storage.ts';

/** The session keeps a selector of sections under this name, which the inline script can use as it is. */
export const OPEN_SECTIONS = 'sections';

/** Has the documents that this browser tab loads next show the sections of these links open. */
export function keepSectionsOpen(hrefs: readonly string[]): void {
  const links = hrefs.map((href) => `[href=${JSON.stringify(href)}]`).join();
  const sections = `.pages details:has(${links}),.pages :is(${links})+details`;
  writeSession(OPEN_SECTIONS, hrefs.length === 0 ? undefined : sections);
}
