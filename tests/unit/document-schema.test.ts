import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import * as ofDesk from '../../src/desk/model/document.ts';
import * as ofDoctor from '../../src/doctor/model/document.ts';
import * as ofLab from '../../src/lab/model/document.ts';
import * as ofLearn from '../../src/learn/model/document.ts';
import * as schema from '../../src/model/document.ts';
import * as ofProof from '../../src/proof/model/document.ts';
import * as ofStarter from '../../src/starter/model/document.ts';

declare const __ENGINE_ROOT__: string;

const SCHEMA = 'src/model/document.ts';
/** What extensions add to the schema. */
const ADDED = {
  desk: ofDesk,
  doctor: ofDoctor,
  lab: ofLab,
  learn: ofLearn,
  proof: ofProof,
  starter: ofStarter,
};
const SCHEMAS = new Set([SCHEMA, ...Object.keys(ADDED).map((name) => `src/${name}/model/document.ts`)]);
const names: string[] = [
  ...Object.values(schema),
  ...Object.values(schema.DEV_EVENT),
  ...Object.values(ADDED).flatMap((part) => Object.values<string>(part)),
].filter((value) => typeof value === 'string');
const files = readdirSync(path.join(__ENGINE_ROOT__, 'src'), { recursive: true, encoding: 'utf8' })
  .map((name) => `src/${name.replaceAll('\\', '/')}`)
  .filter((file) => !/\.(?:test|fixture)\.tsx?$/.test(file) && !SCHEMAS.has(file));
const textOf = (file: string) => readFileSync(path.join(__ENGINE_ROOT__, file), 'utf8');
const camelCase = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Finds the names of the schema that a file spells out: as they are, as properties of a tree, or by `dataset`. */
function spelledOut(code: string): string[] {
  return names.filter((name) => {
    const key = camelCase(name.replace('data-', ''));
    const spellings = [
      `(?<![\\w-])${name}(?![\\w-])`,
      `\\b${camelCase(name)}\\b`,
      `dataset(?:\\.|\\[')${key}\\b`,
    ];
    return new RegExp(spellings.join('|')).test(code);
  });
}

test('finds a name of the schema however it is spelled', () => {
  expect(spelledOut("root.querySelector('[data-route]')")).toEqual([schema.ROUTE]);
  expect(spelledOut("root.dataset['hideNavbar'] = ''; const x = { dataFold: '' };").sort()).toEqual(
    [schema.HIDE_NAVBAR, schema.FOLD].sort(),
  );
  expect(spelledOut("'data-routes', data-type-x, dataset['routes']")).toEqual([]);
});

test('spells out the names of the document only in its schema', () => {
  expect(names.length).toBeGreaterThan(30);
  const code = files.filter((file) => /\.tsx?$/.test(file));
  expect(code.flatMap((file) => spelledOut(textOf(file)).map((name) => `${file}: ${name}`))).toEqual([]);
});

test('knows nothing of extensions', () => {
  expect(textOf(SCHEMA)).not.toMatch(/\b(?:lab|desk|doctor|lesson|starter|explorer|receipt|release)s?\b/i);
});

test('has one meaning for each name', () => {
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('has a writer for every attribute that a stylesheet asks for', () => {
  const code = files.filter((file) => /\.tsx?$/.test(file)).map(textOf);
  const asked = files
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => [...textOf(file).matchAll(/\[(data-[a-z-]+)/g)].map(([, name = '']) => name));
  const written = (name: string) =>
    names.includes(name) ||
    code.some((text) => text.includes(name) || text.includes(`dataset['${camelCase(name.slice(5))}']`));
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter((name) => !written(name))).toEqual([]);
});
