import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { explainError } from '../../src/mcp/answers/explain-error.ts';
import { findOption } from '../../src/mcp/answers/find-option.ts';
import { findSections } from '../../src/mcp/answers/find-sections.ts';
import { readPage } from '../../src/mcp/answers/read-page.ts';
import { validateConfig } from '../../src/mcp/answers/validate-config.ts';
import type { Knowledge } from '../../src/mcp/model/knowledge.ts';
import { SEARCH } from '../../src/model/constants.ts';
import { createEngine } from '../../src/search/engine/engine.ts';
import { createEngineSession } from '../../src/search/embedded/engine-session.ts';
import { exampleConfigs } from '../support/mcp/example-configs.ts';
import { mutatedConfigs } from '../support/mcp/mutated-configs.ts';

const dist = path.resolve('dist');
const knowledge = JSON.parse(
  readFileSync(path.join(inject('server'), 'knowledge.json'), 'utf8'),
) as Knowledge;

beforeAll(() => {
  vi.stubGlobal('fetch', async (url: string) => new Response(readFileSync(path.join(dist, url), 'utf8')));
});

afterAll(() => {
  vi.unstubAllGlobals();
});

test('finds nothing wrong in the configuration of any example', () => {
  const configs = exampleConfigs();
  expect(configs.length).toBeGreaterThan(250);
  const wrong = configs.flatMap(({ place, code }) =>
    validateConfig(knowledge, code)
      .problems.filter(({ severity }) => severity === 'error')
      .map(({ line, what }) => `${place} ${line}: ${what}`),
  );
  expect(wrong).toEqual([]);
});

test('finds the options that the page about assistants calls invented', () => {
  const page = readFileSync('docs/guide/start/ai.mdx', 'utf8');
  const [, code = ''] = /^```ts project="invented".*?\n(.*?)^```$/ms.exec(page) ?? [];
  expect(validateConfig(knowledge, code).problems.map(({ option }) => option)).toEqual([
    'lib[].entry',
    'lib[].minify',
    'lib[].target',
    'lib[].external',
  ]);
});

test('refuses 200 changed configurations, each with the page of the option', () => {
  const mutated = mutatedConfigs(exampleConfigs(), knowledge.options, 200);
  expect(mutated).toHaveLength(200);
  expect(new Set(mutated.map(({ kind }) => kind)).size).toBe(3);
  const missed = mutated.flatMap(({ code, kind, option, page }) => {
    const { problems } = validateConfig(knowledge, code);
    const found = problems.some((problem) => problem.severity === 'error' && problem.page === page);
    return found ? [] : [{ kind, option, page, problems }];
  });
  expect(missed).toEqual([]);
});

test('finds each entry of the error index by a message of it', () => {
  expect(knowledge.errors.length).toBeGreaterThan(60);
  const missed = knowledge.errors.flatMap((entry) => {
    const message = entry.printed[0] ?? entry.fragments[0]!.replaceAll('…', 'src/index.ts');
    const [first] = explainError(knowledge, `\u001B[31merror\u001B[39m   ${message}`);
    return first?.page === entry.page ? [] : [{ message, found: first?.title, entry: entry.title }];
  });
  expect(missed).toEqual([]);
});

test('searches as the site does', async () => {
  const name = JSON.parse(readFileSync(path.join(dist, 'search.en.json'), 'utf8')) as string;
  const onMore = vi.fn<() => void>();
  const site = createEngineSession({ indexUrl: name, build: (records) => createEngine(records), onMore });
  const ask = (text: string) =>
    site.search({
      text,
      hitsPerPage: SEARCH.hitsPerPage,
      resultsPerGroup: SEARCH.resultsPerGroup,
      snippetWords: SEARCH.snippetWords,
    });
  // The first questions of a session may be answered by a part of the index: headings and text come later.
  await ask('dts');
  await vi.waitFor(() => expect(onMore).toHaveBeenCalledTimes(2), { timeout: 20_000 });
  for (const query of [
    'dts',
    'output.minify',
    'Unsupported format',
    'how do I bundle types',
    'migarte',
    'xyzzy',
  ]) {
    const { hits, suggestions } = await ask(query);
    const found = await findSections(knowledge, query);
    expect(found.sections.map(({ page }) => page)).toEqual(hits.map(({ objectID }) => objectID));
    expect(found.suggestions).toEqual(suggestions);
  }
});

test('knows every option with its section', () => {
  const { options } = knowledge;
  expect(options.length).toBeGreaterThan(250);
  for (const { name, page } of options) {
    expect(findOption(knowledge, name).option.name).toBe(name);
    const { page: route } = readPage(knowledge, { page });
    expect(route).toBe(page);
  }
  const pages = Object.fromEntries(options.map(({ name, page }) => [name, page]));
  expect(pages).toMatchObject({
    'lib.format': '/config/lib/format',
    'lib.dts.bundle': '/config/lib/dts#dtsbundle',
    'output.minify': '/config/rsbuild/output#outputminify',
  });
});

test('gives every page in parts that together are the page', () => {
  for (const { route, markdown } of knowledge.pages) {
    const first = readPage(knowledge, { page: route });
    const texts = Array.from(
      { length: first.parts },
      (_, at) => readPage(knowledge, { page: `${knowledge.site}${route}`, part: at + 1 }).markdown,
    );
    expect(texts.join('').replaceAll(/\s/g, '')).toBe(markdown.replaceAll(/\s/g, ''));
    expect(Math.max(...texts.map(({ length }) => length))).toBeLessThan(16_000);
  }
});
