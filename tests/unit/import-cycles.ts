/** Groups of files that can reach each other by their imports, as lists in no special order. */
export function importCycles(importsOf: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  /** The earliest file on the way that each one leads back to. */
  const earliest = new Map<string, number>();
  const way: string[] = [];
  const cycles: string[][] = [];

  function visit(file: string): number {
    const own = order.size;
    order.set(file, own);
    earliest.set(file, own);
    way.push(file);
    for (const target of importsOf.get(file) ?? []) {
      const reached = order.has(target)
        ? way.includes(target)
          ? order.get(target)!
          : Infinity
        : visit(target);
      earliest.set(file, Math.min(earliest.get(file)!, reached));
    }
    if (earliest.get(file) === own) {
      const group = way.splice(way.indexOf(file));
      if (group.length > 1) cycles.push(group);
    }
    return earliest.get(file)!;
  }

  for (const file of importsOf.keys()) if (!order.has(file)) visit(file);
  return cycles;
}
