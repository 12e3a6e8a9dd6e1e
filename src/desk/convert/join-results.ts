import { RANKS } from '../model/conversion.ts';
import type { Listed } from '../model/conversion.ts';
import type { ConvertedConfig } from './convert-config.ts';

/** Joins the results of several configurations, each converted once for each call that builds with it. */
export function joinResults(configs: readonly (readonly ConvertedConfig[])[]): ConvertedConfig {
  const all = configs.flat();
  const distinct = (key: 'adds' | 'drops' | 'after' | 'differences') => [
    ...new Set(all.flatMap((result) => result[key])),
  ];
  return {
    items: all.flatMap(({ items }) => items),
    list: configs.flatMap((results) => joinLists(results.map(({ list }) => list))),
    adds: distinct('adds'),
    drops: distinct('drops'),
    after: distinct('after'),
    differences: distinct('differences'),
  };
}

/** An option that several calls use is listed once. */
function joinLists(lists: readonly (readonly Listed[])[]): Listed[] {
  const found = new Map<string, Listed>();
  for (const list of lists)
    for (const [at, one] of list.entries()) {
      const same = list.slice(0, at).filter((other) => isSame(other, one)).length;
      const key = `${one.name} ${one.line} ${one.code} ${same}`;
      const before = found.get(key);
      found.set(key, before ? joined(before, one) : one);
    }
  return [...found.values()];
}

function isSame(a: Listed, b: Listed): boolean {
  return a.name === b.name && a.line === b.line && a.code === b.code;
}

function joined(a: Listed, b: Listed): Listed {
  const shown = RANKS.indexOf(b.outcome) < RANKS.indexOf(a.outcome) ? b : a;
  return { ...shown, to: [...new Set([...a.to, ...b.to])] };
}
