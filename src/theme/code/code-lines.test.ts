// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { linesOf } from './code-lines.ts';

function codeOf(html: string): Element {
  const code = document.createElement('code');
  code.innerHTML = html;
  return code;
}

test('splits a highlighted block into lines without losing a character', () => {
  const code = codeOf('<span class="k">const</span> a = 1;\n\n<span class="f">b</span>();\nend');
  const text = code.textContent;
  const lines = linesOf(code);
  expect(lines.map((line) => line.textContent)).toEqual(['const a = 1;\n', '\n', 'b();\n', 'end']);
  expect(code.textContent).toBe(text);
  expect(lines[0]?.querySelector('.k')?.textContent).toBe('const');
});

test('keeps existing lines as they are', () => {
  const code = codeOf('<span class="line add">a\n</span><span class="line">b</span>');
  const [first] = linesOf(code);
  expect(first?.className).toBe('line add');
  expect(linesOf(code)).toHaveLength(2);
});
