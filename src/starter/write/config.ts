import { isForPages } from '../model/answers.ts';
import type { Answers } from '../model/answers.ts';
import { fileOf, marked } from '../model/lines.ts';
import type { Line, Mark, StarterFile } from '../model/lines.ts';
import { baseNameOf, globalNameOf } from '../model/package-name.ts';
import { CJS, FRAMEWORK, LOADS, OUTPUTS, STYLES, SUPPORT, TYPES } from '../model/reasons.ts';
import { componentOutputs, outputPlugins } from './component-outputs.ts';
import { hasThreeOutputs, layoutOf, styleEntry, vueTypeMarks } from '../model/layout.ts';
import { branch, code, field, linesOfTree, record } from './tree.ts';
import type { Branch } from './tree.ts';

/** Browsers of an older support, as on the page about compatibility. */
const OLDER_BROWSERS = ['chrome 100', 'safari 15'];

interface Plugin {
  /** The function to import, and its package. */
  name: string;
  from: string;
  mark: Mark;
}

/** Writes rslib.config.ts, or .js for a project without TypeScript. */
export function configFile(answers: Answers): StarterFile {
  const { language } = answers;
  const items = hasThreeOutputs(answers) ? componentOutputs(answers) : outputs(answers);
  const tree = branch(field('lib', [...items, ...styleOutput(answers)]), ...shared(answers));
  return fileOf(
    `rslib.config.${language}`,
    pluginImports(answers),
    `import { defineConfig } from '@rslib/core';\n`,
    outputPlugins(answers),
    linesOfTree(tree, 'script', 'export default defineConfig(', ');'),
  );
}

/** Settings of all outputs. */
function shared(answers: Answers) {
  const { loads, language, support, styles, name } = answers;
  const isWeb = isForPages(answers);
  const modules = record({ localIdentName: `${baseNameOf(name)}-[local]-[hash:base64:6]` });
  const output = branch(
    isWeb && !hasThreeOutputs(answers) && field('target', 'web', LOADS.webTarget),
    styles === 'modules' && field('cssModules', modules, STYLES.prefix),
    loads === 'command' && field('autoExternal', false, LOADS.commandBundle),
    loads === 'command' && field('minify', true, LOADS.commandBundle),
  );
  const calls = sharedPlugins(answers).map(({ name: call }) => code(callOf(call, answers)));
  return [
    isWeb && support === 'older' && field('syntax', OLDER_BROWSERS, SUPPORT.syntax),
    loads === 'command' &&
      field('source', branch(field('entry', record({ cli: `./src/cli.${language}` }))), LOADS.command),
    output.entries.length > 0 && field('output', output),
    calls.length > 0 && field('plugins', calls, ...sharedPlugins(answers).map(({ mark }) => mark)),
  ];
}

/** The items of `lib` of a library whose outputs share everything but the format. */
function outputs(answers: Answers): Branch[] {
  const { cjs, loads } = answers;
  const { esm, cjs: cjsFolder } = layoutOf(answers);
  const folder = (name: string) => field('output', branch(field('distPath', name)), CJS.folder);
  const items: Branch[] = [
    branch(
      field('format', 'esm', ...componentMarks(answers)),
      ...types(answers, false),
      cjs === 'yes' && folder(esm),
    ),
  ];
  if (cjsFolder !== undefined)
    items.push(branch(field('format', 'cjs', CJS.output), ...types(answers, true), folder(cjsFolder)));
  if (loads === 'script') items.push(scriptOutput(answers));
  return items;
}

/** The output of a stylesheet. It has no types: in those of another, an import of the stylesheet would remain. */
function styleOutput(answers: Answers): Branch[] {
  const entry = styleEntry(answers);
  if (entry === undefined) return [];
  const source = branch(field('entry', record({ style: `./${entry}` })));
  // The target of the others may be set in each of them.
  const output = branch(field('target', 'web', LOADS.webTarget));
  return [
    branch(
      field('id', 'style', STYLES.entry),
      field('source', source, STYLES.entry),
      hasThreeOutputs(answers) && field('output', output, STYLES.entry),
    ),
  ];
}

function types({ types: kind, framework }: Answers, isCjs: boolean) {
  // vue-tsc writes the declarations of Vue components.
  if (kind === 'none' || framework === 'vue') return [];
  if (!isCjs)
    return [
      kind === 'files'
        ? field('dts', true, TYPES.dts)
        : field('dts', branch(field('bundle', true)), TYPES.bundle),
    ];
  const extension = field('autoExtension', true, CJS.folder);
  return kind === 'files'
    ? [field('dts', branch(extension), TYPES.dts)]
    : [field('dts', branch(field('bundle', true), extension), TYPES.bundle)];
}

/** A component of Vue contains its styles, and Rslib does not write its types. */
function componentMarks(answers: Answers): Mark[] {
  return [...vueTypeMarks(answers), ...(answers.framework === 'vue' ? [FRAMEWORK.vue.source] : [])];
}

/** The output for script tags. */
function scriptOutput(answers: Answers): Branch {
  const { name, framework, cjs } = answers;
  const { script, source } = layoutOf(answers);
  const vue = record({ root: 'Vue', commonjs: 'vue', commonjs2: 'vue', amd: 'vue' });
  return branch(
    field('format', 'umd', LOADS.umd),
    field('umdName', globalNameOf(name), LOADS.umd),
    field(
      'source',
      branch(field('entry', record({ [script.entry]: `./src/index.${source}` }))),
      LOADS.umdEntry,
    ),
    field(
      'output',
      branch(
        cjs === 'yes' && field('distPath', script.folder, CJS.folder),
        field('minify', true, LOADS.umdSmall),
        field('sourceMap', true, LOADS.umdSmall),
        framework === 'vue' && field('externals', branch(field('vue', vue)), OUTPUTS.vueGlobal),
      ),
    ),
  );
}

/** The plugins that all outputs share, by the name of their package. */
function sharedPlugins(answers: Answers): Plugin[] {
  return hasThreeOutputs(answers) ? sass(answers) : [...frameworkPlugins(answers), ...sass(answers)];
}

function frameworkPlugins({ framework }: Answers): Plugin[] {
  if (framework === 'none') return [];
  const plugin = (name: string, from: string) => ({ name, from, mark: FRAMEWORK[framework].plugin });
  const own = plugin(
    `plugin${framework.charAt(0).toUpperCase()}${framework.slice(1)}`,
    `@rsbuild/plugin-${framework}`,
  );
  return framework === 'solid' ? [plugin('pluginBabel', '@rsbuild/plugin-babel'), own] : [own];
}

const sass = ({ styles }: Answers): Plugin[] =>
  styles === 'sass' ? [{ name: 'pluginSass', from: '@rsbuild/plugin-sass', mark: STYLES.sass }] : [];

/** Every plugin of the project, in the order of their imports. */
export function pluginsOf(answers: Answers): Plugin[] {
  return [...frameworkPlugins(answers), ...sass(answers)].sort((a, b) => (a.from < b.from ? -1 : 1));
}

export function pluginImports(answers: Answers): Line[] {
  return pluginsOf(answers).flatMap(({ name, from, mark }) =>
    marked(`import { ${name} } from '${from}';`, mark),
  );
}

export function callOf(plugin: string, { framework }: Answers): string {
  return framework === 'preact' && plugin === 'pluginPreact'
    ? 'pluginPreact({ reactAliasesEnabled: false })'
    : `${plugin}()`;
}
