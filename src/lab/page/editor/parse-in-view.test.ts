// @vitest-environment happy-dom
import { ensureSyntaxTree, syntaxTree } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { languageOf } from './languages.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const ENOUGH_MS = 5000;
const STATEMENT = "export const a = 'hello';\n";

/** Opens a file and gives the editor time to parse it. */
async function openFile(doc: string): Promise<EditorView> {
  const state = EditorState.create({ doc, extensions: languageOf('dist/index.js')! });
  const view = new EditorView({ state, parent: document.body });
  await vi.advanceTimersByTimeAsync(60_000);
  return view;
}

it('parses a short file to its end', async () => {
  const doc = STATEMENT.repeat(100);
  const view = await openFile(doc);
  expect(syntaxTree(view.state).length).toBe(doc.length);
});

it('parses a long file only a little further than the editor draws it', async () => {
  const view = await openFile(STATEMENT.repeat(20_000));
  expect(view.viewport.to).toBeLessThan(3000);
  expect(syntaxTree(view.state).length).toBeLessThan(10_000);
});

it('parses on, inside of the function where it had stopped, once more comes into view', async () => {
  const view = await openFile(`function long() {\n${'  call();\n'.repeat(3000)}}\n`);
  const stopped = syntaxTree(view.state).length;
  expect(stopped).toBeLessThan(10_000);
  const tree = ensureSyntaxTree(view.state, stopped + 1000, ENOUGH_MS);
  const place = tree?.resolveInner(stopped + 500, 1);
  expect(place?.matchContext(['FunctionDeclaration', '', '', '', 'ArgList'])).toBe(true);
});
