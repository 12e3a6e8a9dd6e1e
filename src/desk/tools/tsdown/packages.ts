import type { Mapping } from '../../model/mapping.ts';
import { same, sets } from '../../model/mapping.ts';
import { stringsOf } from '../../model/setting.ts';
import { bundles, isEveryPackage, isListOfPatterns } from '../shared/packages.ts';
import { hasNone, is, isDefault } from '../shared/switches.ts';
import type { TsdownFacts } from './facts.ts';

type TsdownMapping = Mapping<TsdownFacts>;

/** An option and its former name, which is not shown. */
function both([name, former]: readonly [string, string], rows: readonly Omit<TsdownMapping, 'name'>[]) {
  return [name, former].flatMap((one): TsdownMapping[] =>
    rows.map((row) => ({ ...row, name: one, ...(one === former && { shown: '' }) })),
  );
}

export const PACKAGE_ROWS: readonly TsdownMapping[] = [
  ...both(
    ['deps.neverBundle', 'external'],
    [
      {
        when: ({ setting }) => setting.kind !== 'object' && isListOfPatterns(setting) && !is(setting, true),
        shown: '`deps.neverBundle`',
        what: '[`output.externals`](/config/rsbuild/output)',
        why: 'Same, with strings and regular expressions.',
        takesCode: true,
        convert: (given) =>
          given.setting.kind === 'code' && given.setting.call
            ? undefined
            : same('output.externals').convert(given),
      },
      { shown: '', what: '[`output.externals`](/config/rsbuild/output)' },
    ],
  ),
  ...both(
    ['deps.alwaysBundle', 'noExternal'],
    [
      {
        when: ({ setting }) => stringsOf(setting) !== undefined,
        shown: "`deps.alwaysBundle: ['mitt']`",
        what: '`output.externals: { mitt: false }`',
        convert: ({ setting }) => bundles(stringsOf(setting) ?? []),
      },
      {
        when: ({ setting }) => isEveryPackage(setting),
        shown: '`deps.alwaysBundle: [/.*/]`',
        what: '[`output.autoExternal: false`](/config/lib/auto-external)',
        ...sets('output.autoExternal', false),
      },
      { shown: '', what: '`output.externals: { mitt: false }`, with the name of each package' },
    ],
  ),
  ...both(
    ['deps.skipNodeModulesBundle', 'skipNodeModulesBundle'],
    [
      {
        when: [true],
        shown: '`deps.skipNodeModulesBundle`',
        what: '[`output.autoExternal: { devDependencies: true }`](/config/lib/auto-external)',
        why: 'Same for packages that `package.json` lists.',
        ...sets('output.autoExternal', { devDependencies: true }),
      },
      {
        when: [false],
        shown: '',
        what: 'nothing',
        unneeded: '[`output.autoExternal`](/config/lib/auto-external) bundles development dependencies only',
      },
      { shown: '', what: '`output.autoExternal`' },
    ],
  ),
  isDefault('deps.onlyBundle', [false], 'Rslib reports no package that it bundles'),
  hasNone('deps.onlyBundle', {
    shown: '`deps.onlyBundle`, `deps.onlyImport`',
    why: 'Rslib reports no package that it bundles or imports. *Not run.*',
  }),
  hasNone('deps.onlyImport', { shown: '' }),
  hasNone('deps.onlyAllowBundle', { shown: '' }),
  hasNone('inlineOnly', { shown: '' }),
  isDefault('deps.resolveDepSubpath', [false], 'imports of files in packages stay as they are'),
  hasNone('deps.resolveDepSubpath', { shown: '', why: 'Imports of files in packages stay as they are.' }),
];
