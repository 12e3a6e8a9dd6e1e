import { RANKS } from '../model/conversion.ts';
import type { Listed } from '../model/conversion.ts';
import type { ConvertedConfig } from './convert-config.ts';

/** Joins the results of several configurations, each converted once for each call that builds with it. */
export function joinResults(configs: readonly (readonly ConvertedConfig[])[]): ConvertedConfig {
  const all = configs.flat();
  const distinct = (key: 'adds' | 'drops' | 'after' | 'differences' | 'handled') => [
    ...new Set(all.flatMap((result) => result[key])),
  ];
  return {
    items: all.flatMap(({ items }) => items),
    list: configs.flatMap((results) => joinLists(results.map(({ list }) => list))),
    adds: distinct('adds'),
    drops: distinct('drops'),
    after: distinct('after'),
    differences: distinct('differences'),
    handled: distinct('handled'),
    renames: all.flatMap(({ renames }) => renames),
  };
}

/** An option that several calls use is listed once. */
function joinLists(lists: readonly (readonly Listed[])[]): Listed[] {
  const found = new Map<string, Listed>();
  for (const list of lists) {
    // The same option may be in a list several times, with other values that apply.
    const times = new Map<string, number>();
    for (const one of list) {
      const place = `${one.name} ${one.line} ${one.code}`;
      const time = times.get(place) ?? 0;
      times.set(place, time + 1);
      const key = `${place} ${time}`;
      const before = found.get(key);
      found.set(key, before ? joined(before, one) : one);
    }
  }
  return [...found.values()];
}

function joined(a: Listed, b: Listed): Listed {
  const shown = RANKS.indexOf(b.outcome) < RANKS.indexOf(a.outcome) ? b : a;
  return { ...shown, to: [...new Set([...a.to, ...b.to])] };
}
