/** Does a list of things, some at a time, and keeps their order. After a failure it begins no other, and waits for those begun. */
export async function sideBySide<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < items.length) {
      const index = next++;
      try {
        results[index] = await work(items[index]!);
      } catch (error) {
        next = items.length;
        throw error;
      }
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: Math.min(atOnce, items.length) }, worker));
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
  return results;
}
