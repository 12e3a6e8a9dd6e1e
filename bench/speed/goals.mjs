// The goals of this engine, and whether the numbers meet them.

import { BUILD_KINDS } from './rows.mjs';

/**
 * @typedef {import('./samples.mjs').Numbers} Numbers
 * @typedef {{ label: string, is: string, met: boolean }} Goal
 */

/**
 * @param {(key: string, engine: string) => number | undefined} valueOf
 * @param {string[]} peers @param {number[]} sizes
 * @returns {Goal[]} only those that were measured
 */
export function goalsOf(valueOf, peers, sizes) {
  const best = (key, among = peers) => {
    const values = among.map((peer) => valueOf(key, peer)).filter((value) => value !== undefined);
    return values.length === 0 ? undefined : Math.min(...values);
  };
  const atMost = (label, key, factor, among) => {
    const [ours, limit] = [valueOf(key, 'ours'), best(key, among)];
    if (ours === undefined || limit === undefined) return [];
    return [{ label, is: (ours / limit).toFixed(2), met: ours <= limit * factor }];
  };
  // No share of 0 is a goal, so a peer without blocking time is not the one to compare with, unless all are.
  const blocking = () => {
    const busy = peers.filter((peer) => valueOf('load.tbt', peer) !== 0);
    const [ours, limit] = [valueOf('load.tbt', 'ours'), best('load.tbt', busy) ?? best('load.tbt')];
    if (ours === undefined || limit === undefined) return [];
    return [
      {
        label: "TBT at most 0.2 of the best peer's that is not 0",
        is: `${Math.round(ours)} and ${Math.round(limit)} ms`,
        met: ours <= limit * 0.2,
      },
    ];
  };
  const afterEdit = (pages) => {
    const [edited, cold] = ['edited', 'cold'].map((kind) => valueOf(`build.${pages}.${kind}.cpu`, 'ours'));
    if (edited === undefined || cold === undefined) return [];
    return [
      {
        label: `processor time of an edited build of ${pages} pages at most 0.25 of a cold one`,
        is: (edited / cold).toFixed(2),
        met: edited <= cold * 0.25,
      },
    ];
  };
  const beforeReact = valueOf('load.tbtBeforeApp', 'ours');
  return [
    ...atMost("bytes to first paint at most 0.7 of the best peer's", 'load.bytesToFirstPaint', 0.7),
    ...atMost("LCP at most 0.7 of the best peer's", 'load.lcp', 0.7),
    ...blocking(),
    ...(beforeReact === undefined
      ? []
      : [
          { label: 'TBT 0 before React starts', is: `${Math.round(beforeReact)} ms`, met: beforeReact === 0 },
        ]),
    ...atMost("navigation at most 0.5 of the best peer's", 'navigate.click', 0.5),
    ...atMost("search at most 0.5 of the best peer's", 'search.time', 0.5),
    ...sizes.flatMap((pages) =>
      BUILD_KINDS.flatMap((kind) =>
        atMost(
          `processor time of ${kind === 'edited' ? 'an' : 'a'} ${kind} build of ${pages} pages at most the best peer's`,
          `build.${pages}.${kind}.cpu`,
          1,
        ),
      ),
    ),
    ...sizes.flatMap((pages) =>
      atMost(
        `processor time of a cold build of ${pages} pages with compression at most the best peer's`,
        `build.${pages}.compressed.cpu`,
        1,
      ),
    ),
    ...sizes.flatMap(afterEdit),
    ...atMost("dev edit to visible at most VitePress's", 'dev.edit', 1, ['vitepress']),
  ];
}
