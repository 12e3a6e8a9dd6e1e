import path from 'node:path';
import { Visitor, parseSync } from 'rolldown/utils';

/** The table in ARCHITECTURE.md: which folders of src each folder may import, besides itself. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  model: [],
  'config-text': [],
  components: ['model', 'runtime'],
  engine: ['model', 'components'],
  proof: ['proof/model', 'model', 'engine'],
  cli: [
    'model',
    'engine',
    'package',
    'proof',
    'lab/build',
    'lab/model',
    'doctor/build',
    'doctor/command',
    'doctor/model',
    'starter/build',
    'desk/command',
    'desk/model',
    'desk/site',
    'learn/site',
    'mcp/pack',
  ],
  package: ['model', 'config-text', 'engine', 'runtime'],
  runtime: ['model'],
  search: ['model', 'runtime'],
  theme: ['model', 'runtime', 'search', 'components'],
  // The rooms of an extension and of the doctor run in different places, so each is a folder of its own.
  'proof/model': ['model'],
  'proof/browser': ['proof/model', 'model', 'runtime', 'theme'],
  'lab/model': [],
  'lab/worker': ['lab/model'],
  'lab/page': [
    'lab/model',
    'model',
    'proof/model',
    'runtime',
    'theme',
    'doctor/page',
    'doctor/model',
    'config-text',
  ],
  'lab/build': ['lab/model', 'model', 'engine', 'proof', 'doctor/build', 'doctor/model'],
  'starter/model': [],
  'starter/write': ['starter/model'],
  'starter/page': ['starter/write', 'starter/model', 'lab/model', 'model', 'runtime', 'theme'],
  'starter/build': ['starter/write', 'starter/model', 'lab/model', 'model', 'engine'],
  'doctor/model': ['model'],
  'doctor/read': ['doctor/model'],
  'doctor/examine': ['doctor/read', 'doctor/model', 'model'],
  'doctor/worker': ['doctor/examine', 'doctor/read', 'doctor/model'],
  'doctor/page': ['doctor/model', 'proof/model', 'model', 'runtime', 'theme'],
  'doctor/build': ['doctor/model', 'model', 'engine'],
  'doctor/command': ['doctor/examine', 'doctor/read', 'doctor/model', 'model', 'engine'],
  'desk/model': [],
  'desk/read': ['desk/model', 'config-text'],
  'desk/tools': ['desk/model'],
  'desk/convert': ['desk/tools', 'desk/read', 'desk/model', 'config-text'],
  'desk/words': [],
  'desk/worker': ['desk/convert', 'desk/read', 'desk/model'],
  'desk/page': [
    'desk/worker',
    'desk/convert',
    'desk/words',
    'desk/model',
    'lab/model',
    'proof/model',
    'model',
    'runtime',
    'theme',
  ],
  'desk/site': ['desk/tools', 'desk/words', 'desk/model', 'lab/model', 'model', 'engine'],
  'desk/command': ['desk/convert', 'desk/tools', 'desk/model', 'model', 'engine'],
  'learn/model': ['model'],
  'learn/judge': ['learn/model', 'doctor/examine', 'doctor/model'],
  'learn/read': ['learn/model', 'lab/model', 'model', 'engine'],
  'learn/words': [],
  'learn/browser': ['learn/words', 'learn/model', 'model', 'runtime', 'theme'],
  'learn/page': [
    'learn/judge',
    'learn/words',
    'learn/model',
    'lab/page',
    'lab/model',
    'doctor/page',
    'doctor/model',
    'proof/model',
    'model',
    'runtime',
    'theme',
  ],
  'learn/site': [
    'learn/read',
    'learn/words',
    'learn/model',
    'lab/build',
    'lab/model',
    'doctor/build',
    'doctor/model',
    'model',
    'engine',
  ],
  'mcp/model': ['model'],
  'mcp/answers': ['mcp/model', 'model', 'search', 'desk/read', 'desk/model'],
  'mcp/work': ['mcp/answers'],
  'mcp/tools': [
    'mcp/work',
    'mcp/answers',
    'mcp/model',
    'desk/command',
    'desk/convert',
    'desk/tools',
    'desk/model',
    'doctor/command',
    'doctor/examine',
    'doctor/model',
  ],
  'mcp/program': ['mcp/tools', 'mcp/answers', 'mcp/model', 'model'],
  'mcp/pack': [
    'mcp/answers',
    'mcp/model',
    'desk/tools',
    'desk/model',
    'model',
    'engine',
    'package',
    'proof',
    'proof/model',
  ],
};

/** The subfolders of each folder, from bottom to top: each may import those before it. */
const FLOORS: readonly (readonly string[])[] = [
  [
    'engine/files',
    'engine/config',
    'engine/content',
    'engine/page/code',
    'engine/page/syntax',
    'engine/page/context',
    'engine/page/components',
    'engine/page/addresses',
    'engine/page/blocks',
    'engine/page/search-text',
    'engine/page/markdown-twin',
    'engine/page',
    'engine/site',
    'engine/output/hosts',
    'engine/output/packages',
    'engine/output/scripts',
    'engine/output/search',
    'engine/output/machines',
    'engine/output/cards',
    'engine/output/fonts',
    'engine/output/documents',
    'engine/output',
    'engine/serve',
    'engine/dev',
  ],
  [
    'proof/examples/read',
    'proof/examples/run',
    'proof/examples/record',
    'proof/examples/report',
    'proof/examples',
    'proof/hovers',
    'proof/explorers',
    'proof/measured',
    'proof/settings',
    'proof/option',
    'proof/declared',
    'proof/since',
    'proof/defaults',
    'proof/contract',
    'proof',
  ],
  ['package/api', 'package/new-site', 'package/commands', 'package/program', 'package/pack'],
  ['cli/budgets', 'cli/licenses', 'cli/prose', 'cli/rows', 'cli/search-records', 'cli/search-upload', 'cli'],
  ['runtime/storage', 'runtime/page', 'runtime/islands', 'runtime/navigate', 'runtime/start'],
  ['search/engine', 'search/embedded', 'search/hosted', 'search/dialog'],
  [
    'theme/styles',
    'theme/icon',
    'theme/popup',
    'theme/tooltip',
    'theme/instrument',
    'theme/code',
    'theme/theme-switch',
    'theme/notice',
    'theme/family',
    'theme/page-menu',
    'theme/progress',
    'theme/zoom',
    'theme/outline',
    'theme/filter',
    'theme/overview',
    'theme/menu',
    'theme/scroll-top',
    'theme/sidebar',
    'theme/navbar',
    'theme/search',
    'theme/page-tools',
    'theme/not-found',
    'theme/pieces',
    'theme/behaviors',
    'theme/layouts',
    'theme',
  ],
  [
    'proof/browser/say',
    'proof/browser/types',
    'proof/browser/receipt',
    'proof/browser/explorer',
    'proof/browser/releases',
    'proof/browser',
  ],
  [
    'lab/page/say',
    'lab/page/config',
    'lab/page/project',
    'lab/page/session',
    'lab/page/help',
    'lab/page/editor',
    'lab/page/files',
    'lab/page/check',
    'lab/page/output',
    'lab/page',
  ],
  ['starter/write/sources', 'starter/write'],
  [
    'desk/tools/shared',
    'desk/tools/tsup',
    'desk/tools/tsdown',
    'desk/tools/unbuild',
    'desk/tools/vite',
    'desk/tools/rollup',
    'desk/tools/modernjs-module',
    'desk/tools/rslib',
    'desk/tools/tsc',
    'desk/tools',
  ],
  [
    'doctor/examine/facts',
    'doctor/examine/checkers',
    'doctor/examine/own',
    'doctor/examine/propose',
    'doctor/examine',
  ],
  ['doctor/model/words', 'doctor/model'],
  ['doctor/page/say', 'doctor/page/report', 'doctor/page/session', 'doctor/page/input', 'doctor/page'],
];

/** Folders that run in a browser or anywhere. */
const WITHOUT_NODE = [
  'model',
  'config-text',
  'components',
  'runtime',
  'search',
  'theme',
  'proof/model',
  'proof/browser',
  'lab/model',
  'lab/worker',
  'lab/page',
  'doctor/model',
  'doctor/read',
  'doctor/examine',
  'starter/model',
  'starter/write',
  'desk/model',
  'desk/read',
  'desk/tools',
  'desk/convert',
  'desk/words',
  'desk/worker',
  'learn/model',
  'learn/judge',
  'learn/words',
  'learn/browser',
  'learn/page',
  'desk/page',
  'mcp/model',
  'doctor/worker',
  'doctor/page',
];
/** Folders that are plain code, for any place. */
const WITHOUT_PACKAGES = [
  'model',
  'proof/model',
  'lab/model',
  'doctor/model',
  'starter/model',
  'starter/write',
  'desk/model',
  'desk/tools',
  'desk/words',
  'learn/model',
  'learn/words',
  'mcp/model',
];
/** Everything else takes arguments, so it can be tested without a bundler. */
const MAY_IMPORT_VIRTUAL = ['src/theme/start-app.tsx', 'src/theme/entry-server.tsx'];
const BARREL = /\/index\.[cm]?[jt]sx?$/;

/** Returns the import rule violations of a file, as sentences.
 * @param file path from the project root, such as `src/theme/Layout.tsx`
 */
export function importViolations(file: string, code: string): string[] {
  const folder = folderOf(file);
  const allowed = MAY_IMPORT[folder];
  if (allowed === undefined) return [`${file}: src/${folder} is not a folder of the import rule.`];

  const violations = importsOf(file, code).flatMap((source) => {
    const problem = problemWith(source, { file, folder, allowed });
    return problem === undefined ? [] : [`${file} imports ${source}: ${problem}`];
  });
  return BARREL.test(file)
    ? [`${file}: no barrel files in src; name it after what it holds.`, ...violations]
    : violations;
}

interface Importer {
  file: string;
  folder: string;
  allowed: readonly string[];
}

function problemWith(source: string, { file, folder, allowed }: Importer): string | undefined {
  if (source.startsWith('virtual:')) {
    return MAY_IMPORT_VIRTUAL.includes(file)
      ? undefined
      : 'only the entries of the app and of the server import virtual modules.';
  }
  if (!source.startsWith('.') && source !== '@theme') {
    if (WITHOUT_PACKAGES.includes(folder)) return `src/${folder} imports no packages.`;
    const isNode = WITHOUT_NODE.includes(folder) && source.startsWith('node:');
    return isNode ? `src/${folder} does not run in Node.` : undefined;
  }
  const target =
    source === '@theme' ? 'src/components/rendered.tsx' : path.posix.join(path.posix.dirname(file), source);
  if (['cli', 'package'].includes(folder) && /^scripts\/[^/]+\.mjs$/.test(target)) return undefined;
  if (!target.startsWith('src/')) return 'it is outside src.';
  const targetFolder = folderOf(target);
  if (targetFolder === 'components' && isPlain(file) && !isPlain(target))
    return 'what is declared about a component does not need React: import its `.ts` files only.';
  if (targetFolder === folder) return upwards(roomOf(file), roomOf(target));
  if (folder === 'components' && isPlain(file) && targetFolder !== 'model')
    return 'the `.ts` files of src/components import src/model only.';
  if (allowed.includes(targetFolder)) return undefined;
  return `src/${folder} may import ${allowed.map((name) => `src/${name}`).join(', ') || 'nothing'}.`;
}

/** The engine and the declarations of components run without React. */
function isPlain(file: string): boolean {
  return /^src\/(?:engine|components)\//.test(file) && file.endsWith('.ts');
}

/** Returns the folder of the import rule that a file of src is in. */
function folderOf(file: string): string {
  const [, top = '', room = ''] = file.split('/');
  const own = `${top}/${room}`;
  return Object.hasOwn(MAY_IMPORT, own) || ['lab', 'doctor', 'desk', 'mcp'].includes(top) ? own : top;
}

const roomOf = (file: string) => path.posix.dirname(file).slice('src/'.length);

function upwards(from: string, to: string): string | undefined {
  if (from === to) return undefined;
  const floor = FLOORS.find((rooms) => folderOf(`src/${rooms[0]}`) === folderOf(`src/${from}`));
  if (!floor) return from.startsWith(`${to}/`) ? `src/${from} is inside src/${to}.` : undefined;
  if (!floor.includes(from)) return `src/${from} has no place in the order of rooms.`;
  if (!floor.includes(to)) return `src/${to} has no place in the order of rooms.`;
  return floor.indexOf(to) < floor.indexOf(from) ? undefined : `src/${to} is above src/${from}.`;
}

/** Returns every file that a file imports, as paths from the project root. */
export function filesImported(file: string, code: string): string[] {
  return importsOf(file, code)
    .filter((source) => source.startsWith('.'))
    .map((source) => path.posix.join(path.posix.dirname(file), source));
}

/** Returns every module a file refers to: imports, re-exports, dynamic imports and `import('…')` types. */
function importsOf(file: string, code: string): string[] {
  const { program, errors } = parseSync(file, code);
  if (errors[0] !== undefined) throw new Error(`${file} cannot be parsed: ${errors[0].message}`);
  const sources: string[] = [];
  const add = (node: { source: object | null }) => {
    if (node.source !== null && 'value' in node.source) sources.push(String(node.source.value));
  };
  new Visitor({
    ImportDeclaration: add,
    ExportNamedDeclaration: add,
    ExportAllDeclaration: add,
    ImportExpression: add,
    TSImportType: add,
  }).visit(program);
  return sources;
}
