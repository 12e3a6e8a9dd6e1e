interface CoverOptions<Item> {
  idsOf(item: Item): readonly string[];
  /** Each id is in this many of the chosen items, or in all that have it. */
  times: number;
  /** Of items with the same new ids, the one that costs less is chosen. */
  costOf?(item: Item): number;
}

/** Chooses few items that together have every id. Keeps their order. */
export function coverOf<Item>(items: readonly Item[], options: CoverOptions<Item>): Item[] {
  const { idsOf, times, costOf = () => 1 } = options;
  const missing = new Map<string, number>();
  const candidates = items.map((item) => ({ item, cost: costOf(item), ids: [...new Set(idsOf(item))] }));
  for (const { ids } of candidates)
    for (const id of ids) missing.set(id, Math.min(times, (missing.get(id) ?? 0) + 1));
  const isMissing = (id: string) => (missing.get(id) ?? 0) > 0;
  const chosen = new Set<Item>();
  for (;;) {
    let best: { item: Item; ids: string[] } | undefined;
    let most = 0;
    for (const { item, cost, ids } of candidates) {
      const worth = chosen.has(item) ? 0 : ids.filter(isMissing).length / cost;
      if (worth > most) [best, most] = [{ item, ids }, worth];
    }
    if (best === undefined) return items.filter((item) => chosen.has(item));
    chosen.add(best.item);
    for (const id of best.ids) missing.set(id, (missing.get(id) ?? 0) - 1);
  }
}
