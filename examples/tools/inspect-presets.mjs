// Asked with JSON on standard input: [{ "option": "output.target", "format": "esm", "bundle": true }]. Answers on standard
// output: the value Rslib and Rsbuild resolve each option to, as code, and every option of a plain item that they resolve
// differently.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { inspect, isDeepStrictEqual } from 'node:util';

const folder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const root = mkdtempSync(path.join(folder, '.inspect-'));
process.on('exit', () => rmSync(root, { recursive: true, force: true }));
mkdirSync(path.join(root, 'src'));
writeFileSync(path.join(root, 'src/index.ts'), 'export const one = 1;\n');
writeFileSync(path.join(root, 'package.json'), '{ "name": "inspected", "version": "1.0.0", "type": "module" }\n');
process.chdir(root);
const { createRslib, rsbuild } = await import('@rslib/core');
const { pluginModuleFederation } = await import('@module-federation/rsbuild-plugin');

const asked = JSON.parse(await readInput());
const ofRsbuild = await resolved((plugins) =>
  rsbuild.createRsbuild({ cwd: root, rsbuildConfig: { mode: 'production', plugins } }),
);
const ofItems = new Map();
const answers = [];
for (const { option, format = 'esm', bundle = true } of asked) {
  const ofRslib = await resolvedItem(format, bundle);
  answers.push({ rslib: asCode(at(ofRslib, option)), rsbuild: asCode(at(ofRsbuild, option)) });
}
const different = differences(await resolvedItem('esm', true), ofRsbuild);
process.stdout.write(JSON.stringify({ answers, different }));

async function resolvedItem(format, bundle) {
  const key = `${format} ${bundle}`;
  if (!ofItems.has(key))
    ofItems.set(
      key,
      await resolved((plugins) => {
        // The one format that is refused without a plugin of its own.
        if (format === 'mf') plugins.push(pluginModuleFederation({ name: 'inspected' }));
        return createRslib({ cwd: root, config: { lib: [{ format, bundle, plugins }] } });
      }),
    );
  return ofItems.get(key);
}

/** The configuration as it is when everything that may change it has done so. */
async function resolved(create) {
  let config;
  const keep = {
    name: 'keep-configuration',
    setup: (api) =>
      api.modifyBundlerChain((_chain, { environment }) => {
        config = environment.config;
      }),
  };
  const tool = await create([keep]);
  await tool.inspectConfig({ mode: 'production' });
  return config;
}

function at(config, option) {
  return option.split('.').reduce((value, key) => value?.[key], config);
}

/** As a page writes it: on one line, where only this folder is known by another name. */
function asCode(value) {
  return inspect(value, { depth: 8, compact: 99, breakLength: Infinity, maxArrayLength: null }).replaceAll(root, '.');
}

function differences(one, other, place = '') {
  if (isDeepStrictEqual(one, other)) return [];
  if (!isPlain(one) || !isPlain(other)) return typeof one === 'function' ? [] : [place];
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return keys.flatMap((key) => differences(one[key], other[key], place === '' ? key : `${place}.${key}`));
}

function isPlain(value) {
  return value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype;
}

async function readInput() {
  let text = '';
  for await (const chunk of process.stdin) text += chunk;
  return text;
}
