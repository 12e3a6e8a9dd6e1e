/**
 * @typedef {object} Visit
 * @property {string} way place of the link that the reader followed
 * @property {string} href path of its page
 * @property {boolean} isAhead whether the page was requested before the reader pointed at the link
 * @property {{ path: string, bytes: number }[]} fetched pages that were fetched before the reader clicked
 */

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const bytesOf = (pages) => pages.reduce((sum, { bytes }) => sum + bytes, 0);
const mean = (numbers) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** @param {Visit[]} visits @param {string[]} ways in display order */
export function asMarkdown(visits, ways) {
  const row = (name, some) => {
    const share = (some.filter(({ isAhead }) => isAhead).length / some.length) * 100;
    return some.length === 0 ? [] : [`| ${name} | ${some.length} | ${share.toFixed(0)}% |`];
  };
  const spent = visits.map(({ fetched }) => bytesOf(fetched));
  const wasted = visits.map(({ fetched, href }) => bytesOf(fetched.filter(({ path }) => path !== href)));
  return [
    '| link | readers | already fetched |',
    '| --- | ---: | ---: |',
    ...ways.flatMap((way) =>
      row(
        way,
        visits.filter((visit) => visit.way === way),
      ),
    ),
    ...row('all', visits),
    '',
    `${kilobytes(mean(spent))} of pages were fetched ahead on each page, ${kilobytes(mean(wasted))} of them for nothing; at most ${kilobytes(Math.max(...spent))} on one page.`,
  ].join('\n');
}
