import path from 'node:path';
import { expect, test } from 'vitest';
import { compileMdx, problemTexts, staticHtml } from '../../engine/site/temp-site.fixture.ts';
import { PROOF_TABLES } from '../model/words/proof-words.ts';
import { SHELL_WORDS, settingsComponent } from './settings-component.ts';

const engineRoot = path.resolve(import.meta.dirname, '../../..');
const components = { Settings: settingsComponent(engineRoot), ShellWords: SHELL_WORDS };
const compile = (tag: string) =>
  compileMdx(`import { Settings, ShellWords } from '@theme';\n\n# Title\n\n${tag}\n`, {}, {}, [
    { components, words: PROOF_TABLES },
  ]);

test('shows a setting with its type, its default and its comment', async () => {
  const compiled = await compile('<Settings keys="base" />');
  expect(compiled.problems).toEqual([]);
  expect(staticHtml(compiled)).toContain(
    "<td><code>base</code><br><code>string</code>, default <code>'/'</code></td><td>Path of the site on its host: <code>/</code>,",
  );
});

test('the Markdown of the page has the table too', async () => {
  expect((await compile('<Settings keys="base" />')).markdown).toContain(
    "| `base` `string`, default `'/'` | Path",
  );
});

test('reports a name that is not a setting, and shows the others', async () => {
  const compiled = await compile('<Settings keys="bass title" />');
  expect(problemTexts(compiled.problems)).toEqual([
    expect.stringContaining('"bass", which is not a setting'),
  ]);
  expect(staticHtml(compiled)).toContain('<code>title</code><br><code>string</code>, required');
});

test('lists the words of the shell and of extensions', async () => {
  const html = staticHtml(await compile('<ShellWords />'));
  expect(html).toContain('<td><code>next</code></td><td>Next</td>');
  expect(html).toContain('<td><code>runWith</code></td><td>Run with {tool}</td>');
});

test('its rows have no addresses', async () => {
  expect(staticHtml(await compile('<ShellWords />'))).not.toContain('<tr id=');
});
