/** Returns groups of files that reach each other through imports, in no particular order. */
export function importCycles(importsOf: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  /** The earliest file on the stack that each file leads back to. */
  const earliest = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];

  function visit(file: string): number {
    const own = order.size;
    order.set(file, own);
    earliest.set(file, own);
    stack.push(file);
    for (const target of importsOf.get(file) ?? []) {
      const reached = order.has(target)
        ? stack.includes(target)
          ? order.get(target)!
          : Infinity
        : visit(target);
      earliest.set(file, Math.min(earliest.get(file)!, reached));
    }
    if (earliest.get(file) === own) {
      const group = stack.splice(stack.indexOf(file));
      if (group.length > 1) cycles.push(group);
    }
    return earliest.get(file)!;
  }

  for (const file of importsOf.keys()) if (!order.has(file)) visit(file);
  return cycles;
}
