import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { everyAnswer } from '../../scripts/starter/cover.ts';
import { OPTIONS } from '../../src/starter/model/answers.ts';
import type { Answers, Question } from '../../src/starter/model/answers.ts';
import { queryOf } from '../../src/starter/model/address.ts';
import { conflictsIn } from '../../src/starter/model/impossible.ts';
import { textOf } from '../../src/starter/model/lines.ts';
import type { StarterFile } from '../../src/starter/model/lines.ts';
import { projectFor } from '../../src/starter/write/project.ts';

declare const __ENGINE_ROOT__: string;

const { devDependencies: versions } = JSON.parse(
  readFileSync(path.join(__ENGINE_ROOT__, 'examples/package.json'), 'utf8'),
);
const all = everyAnswer();
const projects = new Map<Answers, StarterFile[]>();

beforeAll(() => {
  for (const answers of all) {
    const project = projectFor(answers, versions);
    if ('files' in project) projects.set(answers, project.files);
  }
});

test('every combination is a project, or says why not', () => {
  expect(all).toHaveLength(9216);
  const wrong = all.filter((answers) => projects.has(answers) !== (conflictsIn(answers).length === 0));
  expect(wrong).toEqual([]);
});

test('no two combinations give the same files', () => {
  const texts = [...projects.values()].map((files) =>
    files.map((file) => file.path + textOf(file)).join('\0'),
  );
  expect(new Set(texts).size).toBe(projects.size);
});

test('every project has each of its files once, and JSON that can be parsed', () => {
  const broken = [...projects.values()].flatMap((files) => {
    const paths = files.map((file) => file.path);
    for (const file of files) if (file.path.endsWith('.json')) JSON.parse(textOf(file));
    return new Set(paths).size === paths.length ? [] : [paths];
  });
  expect(broken).toEqual([]);
});

test('every reason leads to a section that exists', () => {
  const marks = [...projects.values()].flatMap((files) =>
    files.flatMap(({ lines }) => lines.flatMap((line) => line.marks)),
  );
  const pages = new Set([
    ...[...new Set(marks)].map(({ page }) => page),
    ...all.flatMap((answers) => conflictsIn(answers).map(({ page }) => page)),
  ]);
  expect(pages.size).toBeGreaterThan(30);
  expect([...pages].filter((page) => !exists(page))).toEqual([]);
});

test('an answer that is in conflict can be changed', () => {
  for (const answers of all)
    for (const { question } of conflictsIn(answers)) {
      const others = OPTIONS[question].map((value) => ({ ...answers, [question]: value }));
      expect(Math.min(...others.map((other) => conflictsIn(other).length))).toBeLessThan(
        conflictsIn(answers).length,
      );
    }
});

/** The answer to each question that adds nothing. */
const NEUTRAL: Partial<Record<Question, string>> = {
  framework: 'none',
  styles: 'none',
  types: 'none',
  cjs: 'no',
  tests: 'no',
};

test.each(Object.entries(NEUTRAL) as [Question, string][])(
  'every line that an answer to “%s” adds is marked with a reason',
  (question, neutral) => {
    const byAddress = new Map([...projects].map(([answers, files]) => [queryOf(answers), files]));
    const unmarked = new Set<string>();
    for (const [answers, files] of projects) {
      const without = byAddress.get(queryOf({ ...answers, [question]: neutral }));
      if (answers[question] === neutral || without === undefined) continue;
      for (const { path: name, lines } of files) {
        const same = without.find((file) => file.path === name);
        const known = same === undefined ? '' : content(textOf(same));
        for (const { text, marks } of lines)
          if (
            !known.includes(content(text)) &&
            isContent(text) &&
            !marks.some((mark) => mark.question === question)
          )
            unmarked.add(`${name}: ${text}`);
      }
    }
    expect([...unmarked]).toEqual([]);
  },
);

/** A text without what depends on how much fits into a line. */
const content = (text: string): string => text.replaceAll(/\s/g, '').replaceAll(/,(?=[\]}]|$)/g, '');

/** The first line of a list or an object says nothing yet. */
const isContent = (text: string): boolean => /\w/.test(text) && !/[[{(]$/.test(text);

/** Says whether a route has a heading with this id; one without a hash only has to be a page. */
function exists(page: string): boolean {
  const [route = '', anchor] = page.split('#');
  const file = path.join(__ENGINE_ROOT__, 'docs', route.endsWith('/') ? `${route}index.mdx` : `${route}.mdx`);
  const text = readFileSync(file, 'utf8');
  if (anchor === undefined) return true;
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading.toLowerCase().replaceAll(' ', '-'),
  );
  return text.includes(`{#${anchor}`) || headings.includes(anchor);
}
