/** Replaces each `{name}` of a text by the value of that name. */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (slot, name: string) => String(values[name] ?? slot));
}

/** The names in braces, sorted. */
export function slotsOf(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort();
}
