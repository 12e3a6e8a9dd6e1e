// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hasDraft, keepDraft, readDraft } from './drafts.ts';

const draft = (text: string) => ({ files: { 'src/index.ts': text }, initial: { 'src/index.ts': '' } });
const newTab = () => history.replaceState(null, '');

afterEach(() => vi.unstubAllGlobals());

beforeEach(() => {
  localStorage.clear();
  newTab();
});

it('finds the draft of a tab again after a reload', () => {
  expect(readDraft()).toBeUndefined();
  expect(keepDraft(draft('a'), 1)).toBe(true);
  expect(readDraft()).toMatchObject(draft('a'));
});

it('keeps the drafts of two tabs apart, and gives a new tab the latest', () => {
  keepDraft(draft('first tab'), 1);
  const first = history.state as unknown;
  newTab();
  keepDraft(draft('second tab'), 2);
  history.replaceState(first, '');
  expect(readDraft()).toMatchObject(draft('first tab'));
  newTab();
  expect(readDraft()).toMatchObject(draft('second tab'));
});

it('replaces the oldest draft when all places are taken', () => {
  for (const [index, text] of ['a', 'b', 'c', 'd', 'e'].entries()) {
    newTab();
    keepDraft(draft(text), index + 1);
  }
  expect(localStorage.length).toBe(4);
  const kept = Array.from({ length: 4 }, (_, index) => localStorage.getItem(localStorage.key(index) ?? ''));
  expect(kept.some((text) => text?.includes('"src/index.ts":"a"'))).toBe(false);
  expect(kept.some((text) => text?.includes('"src/index.ts":"e"'))).toBe(true);
});

it('knows whether this tab has one, and when nothing in it was changed', () => {
  expect(hasDraft()).toBe(false);
  const files = { 'src/index.ts': 'a' };
  keepDraft({ files, initial: { ...files } }, 1);
  expect(hasDraft()).toBe(true);
  const read = readDraft();
  expect(read).toMatchObject({ files });
  expect(read?.files).toBe(read?.initial);
  newTab();
  expect(hasDraft()).toBe(false);
});

it('ignores a draft that is not a project', () => {
  keepDraft(draft('a'), 1);
  localStorage.setItem('lab-draft-1', '{"files":{"../x":""},"initial":{},"time":1}');
  expect(readDraft()).toBeUndefined();
});

it('says when the browser stores nothing', () => {
  const setItem = () => {
    throw new Error('full');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem });
  expect(keepDraft(draft('a'))).toBe(false);
});
