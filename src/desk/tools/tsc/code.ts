import { sets } from '../../model/mapping.ts';
import type { Effect } from '../../model/mapping.ts';
import { out, outCall } from '../../model/out.ts';
import { stringsOf } from '../../model/setting.ts';
import type { Setting } from '../../model/setting.ts';
import { is, isString } from '../shared/switches.ts';
import { isOn, textOf } from './facts.ts';
import type { TscFacts } from './facts.ts';
import { isSwitch, noneRows, offRow, optionRow, readRow } from './rows.ts';
import type { TscMapping } from './rows.ts';

const PLUGIN = 'a plugin, such as the one for [React](/guide/solution/react#jsx)';
const JSX = 'tools.swc.jsc.transform.react';

/** The frameworks whose JSX has a function of its own, by what it is imported from. */
const PLUGINS: Readonly<Record<string, readonly [name: string, from: string]>> = {
  react: ['pluginReact', '@rsbuild/plugin-react'],
  preact: ['pluginPreact', '@rsbuild/plugin-preact'],
};

function jsxSource(facts: TscFacts): string {
  const named = facts.option('jsxImportSource');
  return stringsOf(named)?.[0] ?? 'react';
}

const isAutomatic = (facts: TscFacts) => /^react-jsx(?:dev)?$/.test(textOf(facts, 'jsx') ?? '');

function classic(name: string, setting: Setting): Effect[] {
  return [{ at: JSX, value: out({ runtime: 'classic', [name]: stringsOf(setting)?.[0] ?? '' }) }];
}

const jsxRows = (source: 'react' | 'preact'): TscMapping =>
  optionRow('jsx', {
    when: ({ facts }) => isAutomatic(facts) && jsxSource(facts) === source,
    shown: source === 'react' ? '`jsx: "react-jsx"`, `jsxImportSource`' : '',
    what: PLUGIN,
    why: 'Rslib does not read it. Without a plugin, the output calls `React.createElement` and imports nothing.',
    convert: () => [
      {
        at: 'plugins',
        value: { kind: 'list', items: [outCall(...(PLUGINS[source] ?? ['', '']))] },
      },
    ],
    adds: [PLUGINS[source]?.[1] ?? ''],
  });

export const CODE_ROWS: readonly TscMapping[] = [
  jsxRows('react'),
  jsxRows('preact'),
  optionRow('jsx', {
    when: ({ setting }) => is(setting, 'react'),
    shown: '`jsx: "react"`',
    what: 'nothing',
    why: 'Without a plugin, the output calls `React.createElement`.',
    unneeded: 'without a plugin, the output calls `React.createElement`',
  }),
  optionRow('jsx', {
    shown: '`jsx: "preserve"`',
    what: "`swcReactOptions: { runtime: 'preserve' }` of the [React plugin](/guide/solution/react#jsx)",
    why: 'The page shows how files that end in `.jsx` are written.',
  }),
  optionRow('jsxImportSource', {
    when: ({ facts, setting }) => isAutomatic(facts) && Object.hasOwn(PLUGINS, stringsOf(setting)?.[0] ?? ''),
    shown: '',
    what: 'nothing',
    unneeded: 'the plugin of the framework knows it',
  }),
  optionRow('jsxImportSource', { shown: '', what: '`swcReactOptions.importSource` of the plugin' }),
  ...(
    [
      ['jsxFactory', 'pragma'],
      ['jsxFragmentFactory', 'pragmaFrag'],
    ] as const
  ).flatMap(([name, pragma]) => [
    optionRow(name, {
      when: ({ facts, setting }) => isString(setting) && !isAutomatic(facts),
      shown: pragma === 'pragma' ? '`jsxFactory`, `jsxFragmentFactory`' : '',
      what: `\`pragma\`, \`pragmaFrag\` in \`${JSX}\``,
      convert: ({ setting }) => classic(pragma, setting),
    }),
    optionRow(name, { shown: '', what: `\`${pragma}\` in \`${JSX}\`` }),
  ]),
  optionRow('reactNamespace', { shown: '', what: `\`pragma\` in \`${JSX}\`` }),
  ...readRow('experimentalDecorators', {
    what: 'read',
    why: '[Metadata](/guide/basic/typescript#decorators) is always written with it.',
    unneeded: 'Rslib reads it from `tsconfig.json`',
  }),
  optionRow('emitDecoratorMetadata', {
    when: ({ facts, setting }) => is(setting, ...isSwitch(false)) && isOn(facts, 'experimentalDecorators'),
    shown: '',
    what: '`tools.swc`',
    why: '[Metadata](/guide/basic/typescript#decorators) is always written with the older decorators.',
  }),
  optionRow('emitDecoratorMetadata', {
    shown: '',
    what: 'nothing',
    unneeded: 'the older decorators always write metadata',
    takesCode: true,
  }),
  optionRow('useDefineForClassFields', {
    when: ({ facts, setting }) => is(setting, ...isSwitch(true)) && !isOn(facts, 'experimentalDecorators'),
    shown: '',
    what: 'nothing',
    unneeded: '[class fields](/guide/basic/typescript#class-fields) stay fields',
  }),
  ...[true, false].map((value) =>
    optionRow('useDefineForClassFields', {
      when: ({ setting }) => is(setting, ...isSwitch(value)),
      shown: value ? '' : '`useDefineForClassFields: false`',
      what: '`tools.swc.jsc.transform.useDefineForClassFields`',
      why: '[Class fields](/guide/basic/typescript#class-fields) stay fields without it.',
      ...sets('tools.swc', { jsc: { transform: { useDefineForClassFields: value } } }),
    }),
  ),
  optionRow('useDefineForClassFields', { shown: '', what: '`tools.swc`' }),
  ...readRow('paths', {
    what: 'read',
    why: 'Aliases become relative paths.',
    unneeded: 'Rslib reads it from `tsconfig.json`, and aliases become relative paths',
  }),
  optionRow('baseUrl', {
    shown: '',
    what: 'Write `paths` that begin with `./`.',
    why: 'TypeScript 7 has no `baseUrl`.',
  }),
  optionRow('moduleSuffixes', { shown: '', what: '[`resolve.extensions`](/config/rsbuild/resolve)' }),
  optionRow('customConditions', {
    shown: '',
    what: '[`resolve.conditionNames`](/config/rsbuild/resolve)',
    why: 'It only matters for packages that are bundled.',
  }),
  ...noneRows(
    'preserveSymlinks',
    '*Not run.*',
    '`resolve.symlinks` in [`tools.rspack`](/config/rsbuild/tools)',
  ),
  ...noneRows('noResolve', 'Rslib always follows imports.'),
  optionRow('rewriteRelativeImportExtensions', {
    what: 'always on',
    why: '`./clamp`, `./clamp.ts` and `./clamp.js` [all work](/guide/basic/typescript#endings).',
    unneeded: 'always on',
    takesCode: true,
  }),
  optionRow('importHelpers', {
    when: ({ setting }) => is(setting, ...isSwitch(true)),
    what: '[`externalHelpers: true`](/config/lib/external-helpers)',
    why: 'With `@swc/helpers` in place of `tslib`: move it to `dependencies`.',
    decide: true,
    ...sets('externalHelpers', true),
  }),
  offRow('importHelpers'),
  optionRow('importHelpers', { shown: '', what: '[`externalHelpers`](/config/lib/external-helpers)' }),
  ...noneRows('noEmitHelpers', 'Rslib writes the helpers that old syntax needs, or imports them.'),
  optionRow('removeComments', {
    what: 'always on',
    why: 'Read for the declaration files.',
    unneeded:
      '[comments](/guide/faq/features#comments) are removed, except legal ones; it stays for the declaration files',
    takesCode: true,
  }),
  optionRow('preserveConstEnums', {
    what: 'always on',
    why: 'An exported `const enum` is an object in the output.',
    unneeded: 'an exported `const enum` is an object in the output',
    takesCode: true,
  }),
  optionRow('verbatimModuleSyntax', {
    when: ({ setting }) => is(setting, ...isSwitch(true)),
    shown: '`verbatimModuleSyntax`',
    what: 'stays, for checks',
    why: "Rslib removes an import that nothing uses. Write `import './setup.js'` for one with an effect.",
    unneeded: 'it stays in `tsconfig.json` for checks; Rslib removes imports that nothing uses',
  }),
  offRow('verbatimModuleSyntax'),
  optionRow('verbatimModuleSyntax', { shown: '', what: 'stays, for checks' }),
  ...['esModuleInterop', 'alwaysStrict', 'downlevelIteration'].map((name) =>
    optionRow(name, { shown: '', what: 'nothing', unneeded: 'always on', takesCode: true }),
  ),
];
