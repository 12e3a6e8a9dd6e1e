import type { Mapping } from '../../model/mapping.ts';
import { same, sets } from '../../model/mapping.ts';
import { stringsOf } from '../../model/setting.ts';
import type { Setting } from '../../model/setting.ts';
import { bundles, isEveryPackage, isListOfPatterns } from '../shared/packages.ts';
import type { TsupFacts } from './facts.ts';

type TsupMapping = Mapping<TsupFacts>;

const namesPackageJson = (setting: Setting) =>
  stringsOf(setting)?.some((name) => name.endsWith('package.json')) === true;

export const PACKAGE_ROWS: readonly TsupMapping[] = [
  {
    name: 'external',
    when: ({ facts }) => facts.format === 'iife',
    shown: '',
    what: 'nothing',
    unneeded: 'tsup bundles all packages into an `iife`, and so does Rslib',
  },
  {
    name: 'external',
    when: ({ setting }) => namesPackageJson(setting),
    shown: "`external: ['package.json']`",
    what: 'nothing to write for your own `package.json`: its dependencies [stay imports](/config/lib/auto-external)',
    why: "For another package's, list the names.",
  },
  {
    name: 'external',
    when: ({ setting }) => setting.kind === 'code' || isListOfPatterns(setting),
    shown: '`external`',
    what: '[`output.externals`](/config/rsbuild/output)',
    why: 'Same, with strings and regular expressions.',
    takesCode: true,
    ...same('output.externals'),
  },
  { name: 'external', shown: '', what: '[`output.externals`](/config/rsbuild/output)' },
  {
    name: 'noExternal',
    when: ({ facts }) => facts.format === 'iife',
    shown: '',
    what: 'nothing',
    unneeded: 'tsup bundles all packages into an `iife`, and so does Rslib',
  },
  {
    name: 'noExternal',
    when: ({ setting }) => stringsOf(setting) !== undefined,
    shown: "`noExternal: ['mitt']`",
    what: '`output.externals: { mitt: false }`',
    why: 'Same.',
    convert: ({ setting }) => bundles(stringsOf(setting) ?? []),
  },
  {
    name: 'noExternal',
    when: ({ setting }) => isEveryPackage(setting),
    shown: '`noExternal: [/.*/]`',
    what: '[`output.autoExternal: false`](/config/lib/auto-external)',
    why: 'Same.',
    ...sets('output.autoExternal', false),
  },
  {
    name: 'noExternal',
    shown: '`noExternal`, with another pattern',
    what: '`output.externals: { mitt: false }`, with the name of each package',
  },
  {
    name: 'skipNodeModulesBundle',
    when: ({ setting, facts }) =>
      facts.format !== 'iife' && setting.kind === 'literal' && setting.value === true,
    shown: '`skipNodeModulesBundle`',
    what: '`output.autoExternal: { devDependencies: true }`',
    why: 'Rslib still bundles packages that `package.json` does not list.',
    ...sets('output.autoExternal', { devDependencies: true }),
  },
  {
    name: 'skipNodeModulesBundle',
    when: [false, true],
    shown: '',
    what: 'nothing',
    unneeded: '[`output.autoExternal`](/config/lib/auto-external) bundles development dependencies only',
  },
  { name: 'skipNodeModulesBundle', shown: '', what: '`output.autoExternal`' },
  {
    name: 'removeNodeProtocol',
    shown: '`removeNodeProtocol`',
    what: 'none',
    why: 'tsup turns `node:fs` into `fs` by default. Rslib keeps it, unless `syntax` includes Node.js versions without it.',
    unneeded:
      'imports such as `node:fs` stay as they are, unless `syntax` includes Node.js versions without them',
    takesCode: true,
  },
];
