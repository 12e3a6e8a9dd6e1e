import type { JsonValue } from './definition.ts';
import type { CombinationSettings, Settings } from './combination-settings.ts';

const WIDTH = 80;

/** Writes `rslib.config.ts` as an author would, with only what is set. */
export function configText({ lib, output }: Omit<CombinationSettings, 'package'>): string {
  const { format, ...others } = lib;
  const config: Settings = { lib: [format === undefined ? others : { format, ...others }] };
  if (Object.keys(output).length > 0) config['output'] = output;
  const entries = Object.entries(config).map(([key, value]) => `  ${entry(key, value, 2)},\n`);
  return `import { defineConfig } from '@rslib/core';\n\nexport default defineConfig({\n${entries.join('')}});\n`;
}

function entry(key: string, value: JsonValue, indent: number): string {
  const name = /^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key);
  return `${name}: ${literal(value, indent, name.length + 3)}`;
}

/** Writes a value on one line if it fits after the text before it. */
function literal(value: JsonValue, indent: number, before: number): string {
  const short = oneLine(value);
  if (typeof value !== 'object' || value === null || indent + before + short.length <= WIDTH) return short;
  const space = ' '.repeat(indent);
  const inner = Array.isArray(value)
    ? value.map((item) => literal(item, indent + 2, 1))
    : Object.entries(value).map(([key, item]) => entry(key, item, indent + 2));
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${inner.map((item) => `${space}  ${item},\n`).join('')}${space}${close}`;
}

function oneLine(value: JsonValue): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  const entries = Object.entries(value).map(([key, item]) => entry(key, item, -Infinity));
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

function quoted(text: string): string {
  const inside = JSON.stringify(text).slice(1, -1);
  return inside.includes("'") ? `"${inside}"` : `'${inside.replaceAll('\\"', '"')}'`;
}
