// Asked with JSON on standard input: [{ "option": "output.target", "format": "esm", "bundle": true }]. Answers on standard
// output: the value Rslib and Rsbuild resolve each option to, as code, and every option of a plain item that they resolve
// differently.
import process from 'node:process';
import { inspect, isDeepStrictEqual } from 'node:util';
import { ofRsbuildAlone, readInput, resolvedItem, root } from './resolve-configurations.mjs';

const asked = JSON.parse(await readInput());
const { options: ofRsbuild } = await ofRsbuildAlone();
const answers = [];
for (const { option, format = 'esm', bundle = true } of asked) {
  const { options: ofRslib } = await resolvedItem(format, bundle);
  answers.push({ rslib: asCode(at(ofRslib, option)), rsbuild: asCode(at(ofRsbuild, option)) });
}
const different = differences((await resolvedItem('esm', true)).options, ofRsbuild);
process.stdout.write(JSON.stringify({ answers, different }));

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
