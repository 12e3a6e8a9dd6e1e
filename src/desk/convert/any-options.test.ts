import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  leavesOf,
  someTsupOptions,
  TSUP_OPTION_NAMES,
  tsupConfig,
} from '../../../tests/support/desk-options.ts';
import { fuzz, hostileText } from '../../../tests/support/fuzz.ts';
import { parseConfig, syntaxFaultIn } from '../../config-text/config-tree.ts';
import { optionName } from '../model/setting.ts';
import { TOOLS } from '../tools/tools.ts';
import { convert } from './convert.ts';

const manifest = '{ "type": "module", "scripts": { "build": "tsup" } }';

it('lists every option of any configuration exactly once, and writes a file without a syntax error', () => {
  fc.assert(
    fc.property(someTsupOptions, (options) => {
      const result = convert({ config: tsupConfig(options), manifest });
      if (result.kind !== 'converted' || result.config === undefined) throw new Error(result.kind);
      const names = result.list
        .map(({ name }) => name)
        .filter((name) => !['version', 'extensionOf'].includes(name));
      const leaves = Object.keys(options).length === 0 ? [] : leavesOf(options).map(optionName);
      expect(names.toSorted()).toEqual(leaves.toSorted());
      expect(syntaxFaultIn(parseConfig(result.config), result.config)).toBeUndefined();
    }),
    fuzz(60),
  );
});

it('lists unknown options and hostile names too', () => {
  fc.assert(
    fc.property(fc.uniqueArray(hostileText, { minLength: 1, maxLength: 4 }), (names) => {
      const keys = names.filter((name) => name !== '__proto__');
      const config = `import 'tsup';\nexport default {${keys.map((name) => `${JSON.stringify(name)}: true`).join(',')}};`;
      const result = convert({ config, manifest });
      if (result.kind !== 'converted') throw new Error(result.kind);
      expect(result.list).toHaveLength(keys.length);
    }),
    fuzz(),
  );
});

it('tries every mapping of every option', () => {
  const names = TOOLS[0]!.mappings.map(({ name }) => name.split('.')[0] ?? '');
  expect(new Set(names)).toEqual(new Set(TSUP_OPTION_NAMES));
});

it('reads anything without throwing, and keeps what it cannot read', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const result = convert({ config: `import 'tsup';\n${text}`, name: 'tsup.config.ts' });
      expect(['converted', 'broken']).toContain(result.kind);
    }),
    fuzz(),
  );
});
