export interface InspectOptions {
  depth?: number | null;
}

const DEFAULT_DEPTH = 2;
const CUSTOM = Symbol.for('nodejs.util.inspect.custom');

/** Prints a value about as Node does in errors of a build. */
export function inspect(value: unknown, { depth = DEFAULT_DEPTH }: InspectOptions = {}): string {
  return describe(value, depth ?? Infinity, []);
}

inspect.custom = CUSTOM;

function describe(value: unknown, depth: number, parents: readonly object[]): string {
  if (typeof value === 'string') return `'${value.replaceAll("'", String.raw`\'`)}'`;
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'function')
    return `[Function${value.name === '' ? ' (anonymous)' : `: ${value.name}`}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  if (value instanceof Error) return value.stack ?? String(value);
  if (value instanceof RegExp || value instanceof Date) return String(value);
  if (parents.includes(value)) return '[Circular]';
  if (parents.length > depth) return Array.isArray(value) ? '[Array]' : '[Object]';
  const inside = (item: unknown) => describe(item, depth, [...parents, value]);
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[ ${value.map(inside).join(', ')} ]`;
  const entries = Object.entries(value).map(([key, item]) => `${keyText(key)}: ${inside(item)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

function keyText(key: string): string {
  return /^[\w$]+$/.test(key) ? key : `'${key}'`;
}
