import path from 'node:path';
import { Visitor, parseSync } from 'rolldown/utils';

/** The table of ARCHITECTURE.md: which folder of src may import which others, beside itself. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  model: [],
  build: ['model'],
  runtime: ['model'],
  search: ['model', 'runtime'],
  theme: ['model', 'runtime', 'search'],
};

/** They run in a browser, or must not care where they run. */
const WITHOUT_NODE = ['model', 'runtime', 'search', 'theme'];
/** Everything else takes arguments, so that it can be tested without a bundler. */
const MAY_IMPORT_VIRTUAL = ['src/theme/entry-client.tsx', 'src/theme/entry-server.tsx'];
const BARREL = /\/index\.[cm]?[jt]sx?$/;

/**
 * What a file does against the import rule, as sentences.
 * @param file path from the root of the project, as `src/theme/Layout.tsx`
 */
export function importViolations(file: string, code: string): string[] {
  const folder = file.split('/')[1] ?? '';
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
    return MAY_IMPORT_VIRTUAL.includes(file) ? undefined : 'only the two entry files import virtual modules.';
  }
  if (!source.startsWith('.') && source !== '@theme') {
    if (folder === 'model') return 'src/model imports no packages.';
    const isNode = WITHOUT_NODE.includes(folder) && source.startsWith('node:');
    return isNode ? `src/${folder} does not run in Node.` : undefined;
  }
  const target =
    source === '@theme' ? ['src', 'theme'] : path.posix.join(path.posix.dirname(file), source).split('/');
  const [top, targetFolder = ''] = target;
  if (top !== 'src') return 'it is outside src.';
  if (targetFolder === folder || allowed.includes(targetFolder)) return undefined;
  return `src/${folder} may import ${allowed.map((name) => `src/${name}`).join(', ') || 'nothing'}.`;
}

/** Every module a file names: imports, re-exports, dynamic imports and types taken with `import('…')`. */
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
