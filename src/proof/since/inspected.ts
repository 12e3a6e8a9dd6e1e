import type { ReleaseFacts } from '../model/releases.ts';
import type { NamedFacts } from './read-release.ts';

/** The parts of the inspected Rsbuild configuration that pages describe. `tools` holds functions, and the rest is for apps. */
const PARTS = ['source', 'resolve', 'output', 'performance'];
/** Depend on the project and on Node, not only on the release. */
const OF_THE_MACHINE = new Set(['source.entry', 'output.externals']);

/**
 * The value of each option in an inspected Rsbuild configuration, as code. Values that have no code, such as
 * functions, and paths of the inspected project are left out.
 */
export function inspectedDefaults(config: Readonly<Record<string, unknown>>, project: string): NamedFacts {
  const found = new Map<string, ReleaseFacts>();
  const read = (name: string, value: unknown): void => {
    if (OF_THE_MACHINE.has(name)) return;
    if (isPlain(value)) for (const [key, part] of Object.entries(value)) read(`${name}.${key}`, part);
    else {
      const code = codeOf(value);
      if (code !== undefined && !code.includes(project)) found.set(name, { default: code });
    }
  };
  for (const part of PARTS) read(part, config[part]);
  return found;
}

/** True for an object with options of its own. An empty one is a value. */
function isPlain(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof RegExp) &&
    Object.keys(value).length > 0
  );
}

function codeOf(value: unknown): string | undefined {
  if (value instanceof RegExp) return String(value);
  if (typeof value === 'string') return `'${value}'`;
  if (!Array.isArray(value)) return JSON.stringify(value);
  const items = value.map(codeOf);
  return items.includes(undefined) ? undefined : `[${items.join(', ')}]`;
}
