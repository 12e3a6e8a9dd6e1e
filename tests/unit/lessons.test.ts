import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { LESSONS_FOLDER } from '../../src/learn/model/lesson.ts';
import { lessonIds, lessonPlace, readLessonFile } from '../../src/learn/read/lesson-files.ts';

declare const __ENGINE_ROOT__: string;

const DOCS = path.join(__ENGINE_ROOT__, 'docs');
const folder = path.join(DOCS, LESSONS_FOLDER);
const ids = lessonIds(DOCS);

test.each(ids)('%s has a page, data without a mistake, and a recording if it builds', (id) => {
  expect(readFileSync(path.join(folder, `${id}.mdx`), 'utf8')).toContain('<Lesson />');
  const read = readLessonFile(DOCS, id);
  expect(read).toHaveProperty('lesson');
  expect(existsSync(lessonPlace(DOCS, id).recording)).toBe('lesson' in read && read.lesson.builds);
});

test('sidebar and overview list every lesson once, in the same order', () => {
  const meta = JSON.parse(readFileSync(path.join(folder, '_meta.json'), 'utf8')) as { name?: string }[];
  const listed = meta.flatMap(({ name }) => (name === undefined || name === 'index' ? [] : [name]));
  const overview = readFileSync(path.join(folder, 'index.mdx'), 'utf8');
  const linked = [...overview.matchAll(/\]\(\/learn\/([\w-]+)\)/g)].map(([, id]) => id);
  expect([...listed].sort()).toEqual(ids);
  expect(linked).toEqual(listed);
});
