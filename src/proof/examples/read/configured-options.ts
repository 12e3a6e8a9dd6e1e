import { parseSync } from 'vite';

/** An option that an example sets, such as `lib.output.target`. */
export interface Setting {
  name: string;
  line: number;
}

/** The keys of all objects in a configuration, with their parents. Keys of other objects are among them. */
export function configuredOptions(code: string, firstLine: number): Setting[] {
  const settings: Setting[] = [];
  const visit = (value: unknown, prefix: string): void => {
    if (Array.isArray(value)) for (const one of value) visit(one, prefix);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    const node = value as Record<string, unknown>;
    if (node['type'] !== 'Property') {
      for (const part of Object.values(node)) visit(part, prefix);
      return;
    }
    const key = node['key'] as { name?: string; value?: unknown; start: number };
    const name = `${prefix}${key.name ?? String(key.value)}`;
    settings.push({ name, line: firstLine + code.slice(0, key.start).split('\n').length - 1 });
    visit(node['value'], `${name}.`);
  };
  const { program, errors } = parseSync('rslib.config.ts', code);
  if (errors.length === 0) visit(program.body, '');
  return settings;
}
