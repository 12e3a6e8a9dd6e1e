import type { Answers } from '../model/answers.ts';
import { fileOf } from '../model/lines.ts';
import type { Mark, StarterFile } from '../model/lines.ts';
import { baseNameOf } from '../model/package-name.ts';
import { CJS, FRAMEWORK, LOADS, OUTPUTS, STYLES, SUPPORT, TESTS, TYPES } from '../model/reasons.ts';
import { devDependencies, peerOf } from './dependencies.ts';
import type { Dependency, Versions } from './dependencies.ts';
import { folderMarks, hasThreeOutputs, hasVueTypes, layoutOf, vueTypeMarks } from '../model/layout.ts';
import { branch, field, linesOfTree, record } from './tree.ts';
import type { Branch, Tree } from './tree.ts';

/** What Rslib itself needs, and the releases that load an ES module with require(). */
const CURRENT_NODE = '^20.19.0 || >=22.12.0';
const OLDER_NODE = '>=18';

/** Writes package.json; in a workspace, the root has some of the development dependencies. */
export function manifestFile(answers: Answers, versions: Versions, inRoot: ReadonlySet<string>): StarterFile {
  const { name, loads, support } = answers;
  const own = devDependencies(answers, versions).filter((one) => !inRoot.has(one.name));
  const peer = peerOf(answers);
  const hasEngines = loads === 'node' || loads === 'command';
  const engines = record({ node: support === 'current' ? CURRENT_NODE : OLDER_NODE });
  const { script } = layoutOf(answers);
  const scriptFile = `./${script.folder}/${script.entry}.js`;
  const cdn = [LOADS.cdnFields, ...folderMarks(answers)];
  const tree = branch(
    field('name', name),
    field('version', '0.1.0'),
    field('license', 'MIT'),
    field('type', 'module'),
    field('sideEffects', sideEffects(answers), ...sideEffectMarks(answers)),
    loads === 'command' ? field('exports', branch(), LOADS.noExports) : field('exports', exportsOf(answers)),
    loads === 'script' && field('unpkg', scriptFile, ...cdn),
    loads === 'script' && field('jsdelivr', scriptFile, ...cdn),
    loads === 'command' && field('bin', record({ [baseNameOf(name)]: './dist/cli.js' }), LOADS.bin),
    field('files', ['dist']),
    hasEngines && field('engines', engines, SUPPORT.engines),
    field('scripts', scripts(answers)),
    peer !== undefined && field('peerDependencies', record({ [peer.name]: peer.range }), ...peer.marks),
    own.length > 0 && field('devDependencies', dependencies(own)),
  );
  return fileOf('package.json', linesOfTree(tree, 'json'));
}

export function dependencies(list: readonly Dependency[]): Branch {
  return branch(...list.map(({ name, range, marks }) => field(name, range, ...marks)));
}

function sideEffects({ styles, framework }: Answers): Tree {
  if (framework === 'svelte') return ['**/*.css', '**/*.svelte'];
  if (styles === 'none') return false;
  return ['**/*.css'];
}

function sideEffectMarks({ styles, framework }: Answers): Mark[] {
  return [
    ...(styles === 'none' ? [] : [STYLES.sideEffects]),
    ...(framework === 'svelte' ? [FRAMEWORK.svelte.source] : []),
  ];
}

function exportsOf(answers: Answers): Branch {
  const { stylesheet } = layoutOf(answers);
  return branch(
    field('.', hasThreeOutputs(answers) ? conditions(answers) : entry(answers)),
    stylesheet !== undefined &&
      field('./style.css', stylesheet, STYLES.file, ...folderMarks(answers), ...outputMarks(answers)),
  );
}

/** The conditions of a library with one or two formats. */
function entry(answers: Answers): Tree {
  const { esm, cjs } = layoutOf(answers);
  const files = (folder: string, extension: string): Tree => {
    const script = `./${folder}/index.${extension}`;
    if (answers.types === 'none') return script;
    const declarations = `./${folder}/index.d.${extension.replace('js', 'ts')}`;
    return branch(field('types', declarations, TYPES.first), field('default', script, TYPES.first));
  };
  if (cjs === undefined) return files(esm, 'js');
  return branch(
    field('import', files(esm, 'js'), CJS.folder),
    field('require', files(cjs, 'cjs'), CJS.output),
  );
}

/** The styles of components are collected. */
function outputMarks(answers: Answers): Mark[] {
  if (hasThreeOutputs(answers)) return [OUTPUTS.compiled];
  return answers.framework === 'vue' ? [FRAMEWORK.vue.source] : [];
}

/** The conditions of Svelte and Solid. */
function conditions({ framework, types }: Answers): Branch {
  const isSvelte = framework === 'svelte';
  const source: Mark = isSvelte ? OUTPUTS.svelteSource : OUTPUTS.solidSource;
  return branch(
    types !== 'none' && field('types', './dist/source/index.d.ts', TYPES.first, source),
    field(framework, `./dist/source/index.${isSvelte ? 'js' : 'jsx'}`, source),
    field('browser', './dist/client/index.js', OUTPUTS.compiled),
    field('default', './dist/server/index.js', OUTPUTS.compiled),
  );
}

function scripts(answers: Answers): Branch {
  const { tests, loads } = answers;
  const hasTypesScript = hasVueTypes(answers);
  const vueTypes = vueTypeMarks(answers);
  const isCommand = loads === 'command';
  const test = isCommand ? 'node --test' : 'rstest';
  const mark = isCommand ? TESTS.command : TESTS.rstest;
  return branch(
    hasTypesScript ? field('build', 'rslib && npm run types', ...vueTypes) : field('build', 'rslib'),
    field('dev', 'rslib --watch'),
    hasTypesScript &&
      field('types', 'vue-tsc --declaration --emitDeclarationOnly --outDir dist', ...vueTypes),
    tests === 'yes' && isCommand && field('pretest', 'rslib', mark),
    tests === 'yes' && field('test', test, mark),
    field('prepack', 'npm run build'),
  );
}
