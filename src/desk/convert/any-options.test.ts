import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generatedFor } from '../../../tests/support/desk/generated.ts';
import { leavesOf } from '../../../tests/support/desk/written.ts';
import { fuzz, hostileText } from '../../../tests/support/fuzz.ts';
import { parseConfig, syntaxFaultIn } from '../../config-text/config-tree.ts';
import { optionName } from '../model/setting.ts';
import { TOOLS } from '../tools/tools.ts';
import { convert } from './convert.ts';

describe.each(TOOLS)('any configuration of $name', ({ id, files: [name = ''], mappings, ...tool }) => {
  const generated = generatedFor(id);
  const build = [tool.programs[0], ...(tool.commands ?? [])].join(' ');
  const manifest = `{ "type": "module", "scripts": { "build": "${build}" } }`;

  it('has every option in the list exactly once, and becomes a file without a syntax error', () => {
    fc.assert(
      fc.property(generated.options, (options) => {
        const result = convert({ config: generated.configOf(options), name, manifest });
        if (result.kind !== 'converted' || result.config === undefined) throw new Error(result.kind);
        const names = result.list
          .map((listed) => listed.name)
          .filter((listed) => !generated.declares.includes(listed));
        const leaves = Object.keys(options).length === 0 ? [] : leavesOf(options).map(optionName);
        expect(names.toSorted()).toEqual(leaves.toSorted());
        expect(syntaxFaultIn(parseConfig(result.config), result.config)).toBeUndefined();
      }),
      fuzz(60),
    );
  });

  it('has unknown options and hostile names in the list too', () => {
    fc.assert(
      fc.property(fc.uniqueArray(hostileText, { minLength: 1, maxLength: 4 }), (names) => {
        const keys = names.filter((one) => one !== '__proto__');
        const config = `export default {${keys.map((key) => `${JSON.stringify(key)}: true`).join(',')}};`;
        const result = convert({ config, name, manifest });
        if (result.kind !== 'converted') throw new Error(result.kind);
        expect(result.list).toHaveLength(keys.length);
      }),
      fuzz(),
    );
  });

  it('may have every option that is mapped', () => {
    const names = mappings.map((mapping) => mapping.name.split('.')[0]?.replace('[]', '') ?? '');
    expect(new Set(names)).toEqual(new Set(generated.names));
  });

  it('is read without throwing, and what cannot be read is kept', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        expect(['converted', 'broken']).toContain(convert({ config: text, name }).kind);
      }),
      fuzz(),
    );
  });
});
