import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convert } from '../../src/desk/convert/convert.ts';
import type { Setting } from '../../src/desk/model/setting.ts';
import { readConfigFile } from '../../src/desk/read/read-config.ts';
import { TOOLS } from '../../src/desk/tools/tools.ts';
import releases from '../../releases/rslib.recorded.json' with { type: 'json' };
import { generatedFor } from '../support/desk/generated.ts';
import { fuzz } from '../support/fuzz.ts';

declare const __ENGINE_ROOT__: string;

/** Options that Rslib declares in its current release. */
const OWN = Object.entries(releases.options).flatMap(([name, changes]) =>
  Object.values(changes).at(-1) === null ? [] : [name],
);

/** Options of Rsbuild that have a section. `npm run contract` compares the pages with the declarations. */
const OF_RSBUILD = readdirSync(path.join(__ENGINE_ROOT__, 'docs/config/rsbuild'))
  .filter((file) => file.endsWith('.mdx'))
  .flatMap((file) =>
    readFileSync(path.join(__ENGINE_ROOT__, 'docs/config/rsbuild', file), 'utf8').split('\n'),
  )
  .flatMap((line) => /^#{1,3} ([a-z][\w.]*(?:, [a-z][\w.]*)*)(?: \{|$)/.exec(line)?.[1]?.split(', ') ?? []);
/** Those that have none. */
const WITHOUT_SECTION = ['mode', 'root', 'dev', 'server'];
const KNOWN = new Set([...OWN, ...OF_RSBUILD, ...WITHOUT_SECTION]);
const GROUPS = new Set(
  [...KNOWN].flatMap((name) => name.split('.').map((_, at, parts) => parts.slice(0, at).join('.'))),
);

/** Returns the names in a configuration that are not options. What is in an option without parts is a value. */
function strangers(value: Setting, parent = ''): string[] {
  if (value.kind === 'list' && parent === 'lib') return value.items.flatMap((item) => strangers(item, 'lib'));
  if (value.kind === 'choice') return [value.yes, value.no].flatMap((side) => strangers(side, parent));
  if (value.kind !== 'object' || !GROUPS.has(parent)) return [];
  return value.entries.flatMap((entry) => {
    const name = parent === '' ? entry.name : `${parent}.${entry.name}`;
    // An item of `lib` may have what is at the top.
    const found = [name, name.replace(/^lib\./, '')].find((one) => KNOWN.has(one) || GROUPS.has(one));
    return found === undefined ? [name] : strangers(entry.value, found);
  });
}

function strangersIn(config: string): string[] {
  const read = readConfigFile(config, { packageNames: ['@rslib/core'] });
  return read.kind === 'read' ? read.file.configs.flatMap((one) => strangers(one)) : [read.kind];
}

test('the options of Rslib are known, with their parts', () => {
  const config = `export default {
    lib: [{ dts: { bundle: { bundledPackages: [] }, wat: 1 }, output: { minify: true, minfy: true } }],
    source: { define: { anything: '1' } },
    sorce: {},
  };`;
  expect(strangersIn(config)).toEqual(['lib.dts.wat', 'output.minfy', 'sorce']);
});

describe.each(TOOLS)('the options that a configuration of $name becomes', ({ id, files: [name = ''] }) => {
  test('are those of Rslib', () => {
    const { options, configOf } = generatedFor(id);
    fc.assert(
      fc.property(options, (chosen) => {
        const result = convert({ config: configOf(chosen), name });
        expect(strangersIn((result.kind === 'converted' && result.config) || '')).toEqual([]);
      }),
      fuzz(60),
    );
  });
});
