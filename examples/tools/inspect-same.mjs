// Asked with JSON on standard input: [{ "name": "lib.dts.bundle", "value": "false" }], or with another value that should be
// the same: { "name": "output.sourceMap", "value": "true", "other": "{ js: 'source-map', css: true }" }. Answers on standard
// output, in the same order: true if the value gives the same configuration as the other one, or as leaving the option out,
// and a third value does not, false if it gives another configuration, null if inspecting cannot tell.
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
const codeOf = (text) => (text === undefined ? undefined : new Function(`return (${text});`)());
for (const { name, value, other } of asked) answers.push(await isSame(name, codeOf(value), codeOf(other)));
process.stdout.write(JSON.stringify(answers));

async function isSame(name, value, other) {
  // Leaving an option out is always the same as leaving it out.
  if (value === undefined) return null;
  // Rsbuild's configuration repeats what was written, so two values always differ there.
  const inspected = other === undefined ? wholeConfiguration : rspackConfiguration;
  let isTold = false;
  for (const base of BASES) {
    if (keysOf(name)[1] in base) continue;
    // The base has the option's parents, so that only the option itself makes a difference.
    const [one, same, third] = await Promise.all(
      [other, value, otherThan(value)].map((each) => inspect(withOption(base, name, each), inspected)),
    );
    if (one !== same) return false;
    isTold ||= one !== undefined && third !== undefined && third !== one;
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

function rspackConfiguration({ bundlerConfigs }) {
  return bundlerConfigs;
}

function wholeConfiguration({ rsbuildConfig, bundlerConfigs }) {
  return [rsbuildConfig, ...bundlerConfigs];
}

/** Nothing where the configuration is refused. */
async function inspect(config, inspected) {
  try {
    const rslib = await createRslib({ cwd: root, config });
    const result = await rslib.inspectConfig({ verbose: true });
    return inspected(result).join('\n').replaceAll(/"?[\w-]*\d{13}[\w-]*"?/g, '');
  } catch {
    return undefined;
  }
}

async function readInput() {
  let text = '';
  for await (const chunk of process.stdin) text += chunk;
  return text;
}
