import type { Mapping } from '../../model/mapping.ts';
import { out } from '../../model/out.ts';
import { stringsOf } from '../../model/setting.ts';
import { folderRows, hasNone, is, isDefault, isString, sourceMapRows } from '../shared/switches.ts';
import { same, sets } from '../../model/mapping.ts';
import { syntaxOf } from '../shared/targets.ts';
import {
  entryEffects,
  formatsOf,
  hasOtherStyles,
  hasUsualFile,
  libFormatOf,
  returnedFileName,
  sharesNames,
  viteEntries,
} from './facts.ts';
import type { ViteFacts } from './facts.ts';

type ViteMapping = Mapping<ViteFacts>;

const TARGET_WEB = "`output.target` is `'web'`";

/** `build.lib`, and the other options of a build. */
export const LIBRARY_ROWS: readonly ViteMapping[] = [
  {
    name: 'build.lib.entry',
    when: ({ facts }) => sharesNames(facts),
    shown: '`build.lib.entry`, of files with one name',
    what: 'keys of [`source.entry`](/config/rsbuild/source#sourceentry) that differ',
    why: 'Vite writes `index.js` and `index2.js`. Choose better keys.',
    decide: true,
    convert: ({ facts }) => entryEffects(facts),
  },
  {
    name: 'build.lib.entry',
    when: ({ facts }) => viteEntries(facts) !== undefined,
    what: '[`source.entry`](/config/rsbuild/source#sourceentry)',
    why: 'Always an object, or nothing for `src/index`. Without `fileName`, the name of a single file is that of the package.',
    convert: ({ facts }) => entryEffects(facts),
  },
  { name: 'build.lib.entry', shown: '', what: '`source.entry`' },
  {
    name: 'build.lib.formats',
    when: ({ setting, facts }) =>
      formatsOf(setting)?.includes('iife') === true && facts.option('build.lib.name') === undefined,
    shown: '',
    what: "an item of `lib` with `format: 'iife'`",
    why: 'An `iife` of Rslib [cannot export](/guide/faq/errors#iife-export).',
    decide: true,
    convert: () => [],
  },
  {
    name: 'build.lib.formats',
    when: ({ setting }) => formatsOf(setting) !== undefined,
    shown: "`build.lib.formats: ['es', 'cjs']`",
    what: 'one item of [`lib`](/config/lib/) each',
    why: '`es` is called `esm`. The default of Vite is `es` and `umd`. For an `iife` with exports: `umd`.',
    convert: ({ facts }) => [{ at: 'format', value: out(libFormatOf(facts)) }],
  },
  { name: 'build.lib.formats', shown: '', what: 'one item of `lib` for each format' },
  {
    name: 'build.lib.name',
    when: ({ setting, facts }) => libFormatOf(facts) === 'umd' && isString(setting),
    shown: '`build.lib.name`',
    what: '[`umdName`](/config/lib/umd-name)',
    why: "With `format: 'umd'`. `output.filename.js: '[name].umd.cjs'` keeps the name of the file.",
    ...same('umdName'),
  },
  isDefault('build.lib.name', ({ facts }) => libFormatOf(facts) !== 'umd', 'only `umd` has a global name'),
  { name: 'build.lib.name', shown: '', what: '[`umdName`](/config/lib/umd-name)' },
  {
    name: 'build.lib.fileName',
    when: ({ setting, facts }) => isString(setting) && viteEntries(facts) !== undefined,
    shown: "`build.lib.fileName: 'index'`",
    what: 'the key of `source.entry`',
    why: '`.cjs` and `.mjs` come from [`autoExtension`](/config/lib/auto-extension) by the same rule as in Vite.',
    convert: ({ facts }) => entryEffects(facts),
  },
  {
    name: 'build.lib.fileName',
    when: ({ facts }) => returnedFileName(facts) !== undefined,
    shown: '`build.lib.fileName: (format) => …`',
    what: '[`output.filename.js`](/config/rsbuild/output#outputfilename) in each item',
    takesCode: true,
    convert: ({ facts }) => {
      const file = returnedFileName(facts) ?? '';
      return hasUsualFile(file, facts) ? [] : [{ at: 'output.filename.js', value: out(file) }];
    },
  },
  { name: 'build.lib.fileName', shown: '', what: '`output.filename.js`' },
  {
    name: 'build.lib.cssFileName',
    when: ({ facts }) => hasOtherStyles(facts),
    shown: '`build.lib.cssFileName`, with several entries',
    what: 'the keys of `source.entry`',
    why: 'Vite writes one file with the CSS of all entries. Rslib writes one for each entry that imports CSS.',
  },
  {
    name: 'build.lib.cssFileName',
    when: ({ setting }) => isString(setting),
    what: '[`output.filename.css`](/config/rsbuild/output#outputfilename)',
    why: 'The default is the name of the entry.',
    convert: ({ setting }) => [
      { at: 'output.filename.css', value: out(`${stringsOf(setting)?.[0] ?? ''}.css`) },
    ],
  },
  { name: 'build.lib.cssFileName', shown: '', what: '`output.filename.css`' },
  {
    name: 'build.lib',
    when: ({ setting }) => setting.kind !== 'object',
    shown: '',
    what: 'an item of [`lib`](/config/lib/)',
  },
  {
    name: 'build.target',
    when: ({ setting }) => syntaxOf(setting) !== undefined,
    shown: "`build.target: 'es2022'`",
    what: '[`syntax`](/config/lib/syntax)',
    why: 'Vite defaults to a set of browsers, *baseline widely available*; Rslib defaults to the newest syntax, [CSS included](#css).',
    convert: ({ setting }) => [{ at: 'syntax', value: out(syntaxOf(setting)) }],
  },
  { name: 'build.target', when: [false], shown: '', what: "`syntax: 'esnext'`", ...sets('syntax', 'esnext') },
  { name: 'build.target', shown: '', what: '[`syntax`](/config/lib/syntax)' },
  ...folderRows<ViteFacts>('build.outDir'),
  isDefault(
    'build.emptyOutDir',
    [true, null],
    '[`output.cleanDistPath`](/config/rsbuild/output) empties `dist`',
  ),
  {
    name: 'build.emptyOutDir',
    when: [false],
    shown: '`build.emptyOutDir`',
    what: '`output.cleanDistPath`',
    why: 'Both on by default.',
    ...sets('output.cleanDistPath', false),
  },
  { name: 'build.emptyOutDir', shown: '', what: '`output.cleanDistPath`' },
  // The flag `--minify false` is a string.
  isDefault(
    'build.minify',
    [false, 'false'],
    '[`output.minify`](/config/rsbuild/output) removes unused code only',
  ),
  {
    name: 'build.minify',
    when: [true, 'oxc', 'esbuild', 'terser'],
    shown: '`build.minify`',
    what: '[`output.minify`](/config/rsbuild/output#outputminify)',
    why: 'On in Vite, except that ES modules keep their line breaks. Off in Rslib, which removes only unused code and comments.',
    ...sets('output.minify', true),
  },
  { name: 'build.minify', shown: '', what: '`output.minify`' },
  ...sourceMapRows<ViteFacts>('build.sourcemap'),
  isDefault('build.cssCodeSplit', [true], 'each entry has its own file'),
  { name: 'build.cssCodeSplit', what: 'always on', why: 'See [CSS of lazy modules](#css).' },
  hasNone('build.cssMinify', {
    shown: '',
    what: '[`output.minify`](/config/rsbuild/output#outputminify)',
    why: 'It is about CSS too.',
  }),
  hasNone('build.cssTarget', {
    shown: '',
    what: '[`syntax`](/config/lib/syntax)',
    why: 'It is about CSS too.',
  }),
  {
    name: 'build.assetsInlineLimit',
    what: '[`output.dataUriLimit`](/config/rsbuild/output-assets#outputdataurilimit)',
    why: 'Library mode puts every image into the code. Rslib [writes a file](/guide/advanced/static-assets) and imports it.',
  },
  {
    name: 'build.assetsDir',
    shown: '',
    what: '[`output.distPath`](/config/rsbuild/output)',
    why: 'It has a folder for each kind of file.',
  },
  isDefault('build.copyPublicDir', [true], `${TARGET_WEB}, with which \`public\` is copied`),
  {
    name: 'build.copyPublicDir',
    when: [false],
    shown: '`publicDir`, `build.copyPublicDir`',
    what: 'the same folder, `public`',
    why: "Copied with `output.target: 'web'`. Off: `server: { publicDir: false }`.",
    ...sets('server.publicDir', false),
  },
  { name: 'build.copyPublicDir', shown: '', what: '`server.publicDir`' },
  isDefault('publicDir', ({ setting }) => is(setting, 'public', './public'), '`public` is copied'),
  {
    name: 'publicDir',
    when: [false],
    shown: '',
    what: '`server.publicDir: false`',
    ...sets('server.publicDir', false),
  },
  {
    name: 'publicDir',
    when: ({ setting }) => isString(setting),
    shown: '',
    what: '`server.publicDir.name`',
    ...same('server.publicDir.name'),
  },
  { name: 'publicDir', shown: '', what: '`server.publicDir`' },
  {
    name: 'build.manifest',
    when: [true, false],
    what: '[`output.manifest`](/config/rsbuild/output)',
    why: '*Not run.*',
    ...same('output.manifest'),
  },
  { name: 'build.manifest', shown: '', what: '`output.manifest`' },
  {
    name: 'build.ssr',
    when: [true],
    what: "`output.target: 'node'`",
    why: 'The default in Rslib. *Not run* in Vite.',
    convert: () => [],
  },
  { name: 'build.ssr', shown: '', what: '`source.entry`' },
  isDefault('build.watch', [null], '`rslib` builds once'),
  {
    name: 'build.watch',
    shown: '`build.watch`, `--watch`',
    what: '`rslib --watch`',
    why: '*Not run* in Vite.',
  },
  isDefault('build.reportCompressedSize', [true], 'sizes are printed'),
  {
    name: 'build.reportCompressedSize',
    what: '[`performance.printFileSize`](/config/rsbuild/performance#performanceprintfilesize)',
    why: '*Not run.*',
  },
  isDefault('build.write', [true], 'files are written'),
  hasNone('build.write', { shown: '' }),
  ...[
    'modulePreload',
    'polyfillModulePreload',
    'chunkSizeWarningLimit',
    'ssrManifest',
    'emitAssets',
    'ssrEmitAssets',
    'chunkImportMap',
  ].map((name): ViteMapping => ({
    name: `build.${name}`,
    shown: '',
    what: 'nothing',
    unneeded: 'a library has no page that it is for',
    takesCode: true,
  })),
  hasNone('build.terserOptions', {
    shown: '',
    what: '`output.minify.jsOptions.minimizerOptions`',
    why: 'The minifier is SWC.',
  }),
  hasNone('build.license', {
    shown: '',
    what: '[`output.legalComments`](/config/rsbuild/output)',
    why: 'It keeps the comments of licenses.',
  }),
  ...['commonjsOptions', 'dynamicImportVarsOptions', 'createEnvironment'].map((name) =>
    hasNone<ViteFacts>(`build.${name}`, { shown: '', what: '[`tools.rspack`](/config/rsbuild/tools)' }),
  ),
];
