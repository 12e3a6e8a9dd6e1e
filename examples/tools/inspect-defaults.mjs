// Asked with JSON on standard input: [{ "name": "lib.dts.bundle", "code": "false" }]. Answers on standard output, in the same
// order: true where leaving the option out gives the same configuration as this value and another value does not, false
// where it gives another one, null where inspecting cannot tell.
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const folder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const root = mkdtempSync(path.join(folder, '.inspect-'));
process.on('exit', () => rmSync(root, { recursive: true, force: true }));
mkdirSync(path.join(root, 'src'));
writeFileSync(path.join(root, 'src/index.ts'), 'export const one = 1;\n');
writeFileSync(path.join(root, 'tsconfig.json'), '{ "compilerOptions": { "rootDir": "src" }, "include": ["src"] }\n');
writeFileSync(path.join(root, 'package.json'), '{ "name": "inspected", "version": "1.0.0", "type": "module", "dependencies": { "@swc/helpers": "*" } }\n');
process.chdir(root);
// A configuration that is refused would take the others along.
process.exit = () => {
  throw new Error('refused');
};
const { createRslib } = await import('@rslib/core');

/** An option can matter in one kind of build alone. */
const BASES = [{}, { bundle: false }, { format: 'cjs' }, { output: { target: 'web' } }];

const asked = JSON.parse(await readInput());
const answers = [];
for (const { name, code } of asked) answers.push(await isDefault(name, new Function(`return (${code});`)()));
process.stdout.write(JSON.stringify(answers));

async function isDefault(name, value) {
  // Leaving an option out is always the same as leaving it out.
  if (value === undefined) return null;
  let isTold = false;
  for (const base of BASES) {
    if (keysOf(name)[1] in base) continue;
    // The base has the option's parents, so that only the option itself makes a difference.
    const [without, same, other] = await Promise.all([
      inspect(withOption(base, name, undefined)),
      inspect(withOption(base, name, value)),
      inspect(withOption(base, name, otherThan(value))),
    ]);
    if (without !== same) return false;
    isTold ||= other !== undefined && other !== without;
  }
  return isTold ? true : null;
}

function otherThan(value) {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'string') return { esm: 'cjs', esnext: 'es5', node: 'web' }[value] ?? 'other';
  if (Array.isArray(value)) return [...value, 'other'];
  return typeof value === 'object' && value !== null ? { js: 'other' } : 'other';
}

/** A configuration with one item; `lib.dts` is an option of that item, `output.target` one of the top level. */
function withOption(base, name, value) {
  const item = structuredClone(base);
  const config = { lib: [item] };
  const keys = keysOf(name);
  let place = keys[0] === 'lib' ? item : config;
  if (keys[0] === 'lib') keys.shift();
  for (const key of keys.slice(0, -1)) place = place[key] ??= {};
  if (value !== undefined) place[keys.at(-1)] = value;
  return config;
}

/** The keys of `shims.cjs` have dots of their own. */
function keysOf(name) {
  return name.split(/\.(?!meta|url$|dirname$|filename$)/);
}

/** Nothing where the configuration is refused. */
async function inspect(config) {
  try {
    const rslib = await createRslib({ cwd: root, config });
    const { rsbuildConfig, bundlerConfigs } = await rslib.inspectConfig({ verbose: true });
    return [rsbuildConfig, ...bundlerConfigs].join('\n').replaceAll(/"?[\w-]*\d{13}[\w-]*"?/g, '');
  } catch {
    return undefined;
  }
}

async function readInput() {
  let text = '';
  for await (const chunk of process.stdin) text += chunk;
  return text;
}
