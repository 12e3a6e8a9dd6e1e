import { expect, it } from 'vitest';
import { proposedText } from './proposed-text.ts';

const manifestOf = (text: string) => JSON.parse(text) as Record<string, unknown>;

/** The text after fields were set, or removed where a value is undefined. */
function written(text: string, fields: Record<string, unknown>): string {
  const before = manifestOf(text);
  const after = Object.fromEntries(
    Object.entries({ ...before, ...fields }).filter(([, value]) => value !== undefined),
  );
  const result = proposedText(text, before, after);
  expect(manifestOf(result)).toEqual(after);
  return result;
}

it('leaves every other line as it is', () => {
  const text = '{\n\t"name": "kit",\n\t"files": ["dist", "src"],\n\t"main": "a.js"\n}\n';
  expect(written(text, { main: 'b.js' })).toBe(text.replace('a.js', 'b.js'));
  expect(written(text, { main: undefined })).toBe('{\n\t"name": "kit",\n\t"files": ["dist", "src"]\n}\n');
});

it('puts a new field where authors look for it, with their indentation', () => {
  const text =
    '{\n    "name": "kit",\n    "license": "MIT",\n    "scripts": {},\n    "devDependencies": {}\n}\n';
  expect(written(text, { type: 'module', exports: { '.': './a.js' } })).toBe(
    '{\n    "name": "kit",\n    "license": "MIT",\n    "type": "module",\n    "exports": {\n        ".": "./a.js"\n    },\n    "scripts": {},\n    "devDependencies": {}\n}\n',
  );
});

it('rewrites the whole file if its text cannot be edited', () => {
  const text = '{"name":"a","main":"x.js","main":"y.js"}';
  expect(manifestOf(written(text, { main: 'z.js' }))).toEqual({ name: 'a', main: 'z.js' });
});
