// The rows of the table, in display order.

const kilobytes = (value) => `${(value / 1000).toFixed(1)} kB`;
const megabytes = (value) => `${Math.round(value / 1e6)} MB`;
const milliseconds = (value) => `${Math.round(value)} ms`;
const seconds = (value) => `${value.toFixed(1)} s`;
const shift = (value) => value.toFixed(3);

/** Builds without a cache, of the same pages again, and after one page was edited. */
export const BUILD_KINDS = ['cold', 'warm', 'edited'];

/** @typedef {{ key: string, label: string, show: (value: number) => string, part: string }} Row */

const row = (part, key, label, show) => ({ part, key: `${part}.${key}`, label, show });

/** @param {number[]} sizes @returns {Row[]} */
export function rowsFor(sizes) {
  return [
    row('load', 'bytesToFirstPaint', 'bytes to first paint', kilobytes),
    row('load', 'bytes', 'bytes in all', kilobytes),
    row('load', 'bytesWithoutAhead', 'bytes in all, without pages fetched ahead', kilobytes),
    row('load', 'requests', 'requests', String),
    row('load', 'fcp', 'FCP', milliseconds),
    row('load', 'lcp', 'LCP', milliseconds),
    row('load', 'tbt', 'TBT', milliseconds),
    row('load', 'cls', 'CLS', shift),
    row('navigate', 'click', 'navigation: click to heading', milliseconds),
    row('navigate', 'hoverClick', 'navigation: after 100 ms of hover', milliseconds),
    row('navigate', 'clickBytes', 'navigation: bytes', kilobytes),
    row('search', 'time', 'search: opening to first result', milliseconds),
    row('search', 'bytes', 'search: bytes', kilobytes),
    ...sizes.flatMap((pages) => [
      ...BUILD_KINDS.flatMap((kind) => [
        row(`build.${pages}`, `${kind}.cpu`, `build of ${pages} pages, ${kind}: processor`, seconds),
        row(`build.${pages}`, `${kind}.seconds`, `build of ${pages} pages, ${kind}: clock`, seconds),
        row(`build.${pages}`, `${kind}.memory`, `build of ${pages} pages, ${kind}: memory`, megabytes),
      ]),
      row(
        `build.${pages}`,
        'compressed.cpu',
        `build of ${pages} pages, cold and compressed: processor`,
        seconds,
      ),
      row(
        `build.${pages}`,
        'compressed.seconds',
        `build of ${pages} pages, cold and compressed: clock`,
        seconds,
      ),
    ]),
    row('dev', 'start', 'dev: start to first page', milliseconds),
    row('dev', 'edit', 'dev: edit to visible', milliseconds),
  ];
}
