import path from 'node:path';
import { Visitor, parseSync } from 'rolldown/utils';

const RUNTIME_IMPORT = '__labImport';
const RUNTIME_REQUIRE = '__labRequire';
/** Code that may have to be changed. Parsing everything would take most of the time of bundling. */
const MAY_CHANGE = /import\.meta|import\(|\brequire\((?!["'])|\brequire\.resolve\(|\(require\)/;

/** CommonJS modules that read their folder or their file and do not declare the name. */
const USES_DIRNAME = /^(?![^]*(?:const|let|var|,)\s+__dirname\b)[^]*\b__dirname\s*[+,;)]/;
const USES_FILENAME = /^(?![^]*(?:const|let|var|,)\s+__filename\b)[^]*\b__filename\s*[+,;)]/;

interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * The code of an installed module as it has to be in a bundle: it still believes that it is a file below
 * `/node_modules`, and asks the worker for modules whose address or name it computes. Strings that contain the same
 * text are left alone: some of them end up in the output of a build.
 *
 * @param name path of the module below `node_modules`
 * @param importer module that exports `importAtRuntime` and `createRequire`
 */
export function asInstalled(name: string, code: string, importer: string): string {
  const file = `/node_modules/${name}`;
  const folder = path.posix.dirname(file);
  if (USES_DIRNAME.test(code))
    return asInstalled(name, `var __dirname = ${JSON.stringify(folder)};\n${code}`, importer);
  if (USES_FILENAME.test(code))
    return asInstalled(name, `var __filename = ${JSON.stringify(file)};\n${code}`, importer);
  if (!MAY_CHANGE.test(code)) return code;
  const { program, errors } = parseSync(name, code);
  if (errors[0] !== undefined) throw new Error(`${name} cannot be parsed: ${errors[0].message}`);
  const edits: Edit[] = [];
  const facts: Record<string, string> = { url: `file://${file}`, dirname: folder, filename: file };
  const isModule = program.body.some(({ type }) => /^(?:Import|Export)/.test(type));
  const used = new Set<string>();
  new Visitor({
    MemberExpression({ start, end, object, property }) {
      if (object.type !== 'MetaProperty' || property.type !== 'Identifier') return;
      const value = facts[property.name];
      if (value !== undefined) edits.push({ start, end, text: JSON.stringify(value) });
    },
    ImportExpression({ start, source }) {
      if (source.type === 'Literal') return;
      used.add(RUNTIME_IMPORT);
      edits.push({ start, end: start + 'import'.length, text: RUNTIME_IMPORT });
    },
    CallExpression({ start, callee, arguments: [first] }) {
      if (isModule || first === undefined) return;
      // A function that wraps it, and then loads a module by a name that it computes.
      if (isName(first, 'require')) {
        used.add(RUNTIME_REQUIRE);
        edits.push({ start: first.start, end: first.end, text: RUNTIME_REQUIRE });
      }
      const isResolve = callee.type === 'MemberExpression' && isName(callee.object, 'require');
      if (!isResolve && (!isName(callee, 'require') || first.type === 'Literal')) return;
      used.add(RUNTIME_REQUIRE);
      edits.push({ start, end: start + 'require'.length, text: RUNTIME_REQUIRE });
    },
  }).visit(program);
  return importLines(used, isModule, importer, file) + applyEdits(code, edits);
}

function isName(node: { type: string; name?: unknown }, name: string): boolean {
  return node.type === 'Identifier' && node.name === name;
}

/** Brings the functions in use into a module. */
function importLines(used: ReadonlySet<string>, isModule: boolean, importer: string, file: string): string {
  const from = JSON.stringify(importer);
  const lines: string[] = [];
  if (used.has(RUNTIME_IMPORT)) {
    lines.push(
      isModule
        ? `import { importAtRuntime as ${RUNTIME_IMPORT} } from ${from};\n`
        : `const { importAtRuntime: ${RUNTIME_IMPORT} } = require(${from});\n`,
    );
  }
  if (used.has(RUNTIME_REQUIRE))
    lines.push(`const ${RUNTIME_REQUIRE} = require(${from}).createRequire(${JSON.stringify(file)});\n`);
  return lines.join('');
}

function applyEdits(code: string, edits: readonly Edit[]): string {
  let result = '';
  let offset = 0;
  for (const { start, end, text } of edits.toSorted((one, other) => one.start - other.start)) {
    result += code.slice(offset, start) + text;
    offset = end;
  }
  return result + code.slice(offset);
}
