// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mark, WORDS } from '../../model/document.ts';
import { STARTER } from '../model/document.ts';
import { textsByEnglish } from '../../model/words/word-tables.ts';
import { STARTER_PAGE_WORDS } from '../model/words/page-words.ts';
import { STARTER_TABLES } from '../model/words/starter-words.ts';

declare const __ENGINE_ROOT__: string;

const { devDependencies: versions } = JSON.parse(
  readFileSync(path.join(__ENGINE_ROOT__, 'examples/package.json'), 'utf8'),
);

/** Opens the page at an address, as a page load does. */
async function open(query = '', lang: 'en' | 'zh' = 'en') {
  history.replaceState(null, '', `/start${query}`);
  const words = JSON.stringify(textsByEnglish(STARTER_PAGE_WORDS, STARTER_TABLES[lang]));
  const section = document.createElement('section');
  for (const [name, value] of Object.entries({ ...mark(STARTER), ...mark(WORDS, words) }))
    section.setAttribute(name, value);
  section.innerHTML = '<div></div><div><p>The usual project</p></div>';
  document.body.replaceChildren(section);
  document.documentElement.lang = lang;
  const { Starter } = await import('./Starter.tsx');
  const [container, resultPlace] = section.children as unknown as HTMLElement[];
  const starter = <Starter parts={{ versions, lab: '/lab' }} base="/docs/" resultPlace={resultPlace!} />;
  return render(starter, { container: container! });
}

/** Opens the page, and waits for the code that writes projects. */
async function openAndEnter(query?: string, lang?: 'en' | 'zh') {
  await open(query, lang);
  fireEvent.focusIn(screen.getByRole('textbox'));
  // On a busy machine, the code takes longer than the usual second.
  await screen.findByRole('button', { name: /^(?:Download|下载)$/ }, { timeout: 20_000 });
}

beforeEach(() => vi.resetModules());
afterEach(cleanup);

const choose = (question: string, answer: string) =>
  fireEvent.click(within(screen.getByRole('group', { name: question })).getByRole('radio', { name: answer }));
const shownFiles = () =>
  [...document.querySelectorAll('summary > code')].map(({ textContent }) => textContent);
const markedIn = (name: string) =>
  [...document.querySelectorAll(`pre[aria-label="${name}"] [data-marked]`)].map(
    ({ textContent }) => textContent,
  );

it('marks the lines that an answer adds, with the reason, and keeps the answer in the address', async () => {
  await openAndEnter('?sidebar=0');
  choose('CommonJS too', 'Yes');
  expect(location.search).toBe('?cjs=yes&sidebar=0');
  expect(markedIn('rslib.config.ts')).toContain("Changed:       format: 'cjs',\n");
  expect(markedIn('tsconfig.json')).toEqual([]);
  const reasons = within(screen.getByRole('region', { name: 'What the answer changes' }));
  expect(reasons.getByRole('status').textContent).toBe('CommonJS too: Yes');
  const link = reasons.getByRole('link', { name: /^Read more: Node.js before 20.19/ });
  expect(link.getAttribute('href')).toBe('/docs/guide/basic/output-format#both');
  choose('CommonJS too', 'No');
  expect(location.search).toBe('?sidebar=0');
  expect(reasons.getByText('This answer adds nothing to the files.')).toBeTruthy();
});

it('says why answers exclude each other, and offers the way out', async () => {
  await openAndEnter();
  choose('Components', 'React (not with the other answers)');
  const conflict = within(screen.getByRole('region', { name: 'These answers exclude each other' }));
  expect(conflict.getByRole('status').textContent).toContain('Components are for pages.');
  expect(shownFiles()).toEqual([]);
  fireEvent.click(conflict.getByRole('button', { name: 'Who loads it: Bundlers' }));
  expect(shownFiles()).toContain('src/Stepper.tsx');
  expect(location.search).toBe('?loads=bundlers&framework=react');
});

it('shows another question when the reader enters it', async () => {
  await openAndEnter('?loads=bundlers&framework=vue');
  expect(screen.getByText('Components: Vue')).toBeTruthy();
  fireEvent.focus(within(screen.getByRole('group', { name: 'Tests' })).getByRole('radio', { name: 'Yes' }));
  expect(screen.getByText('Tests: Yes')).toBeTruthy();
  expect(screen.getByText(/but not with nodenext/)).toBeTruthy();
});

it('uses a name as soon as a package can have it', async () => {
  await openAndEnter();
  const field = screen.getByRole('textbox', { name: 'Name of the package' });
  fireEvent.change(field, { target: { value: '@acme/kit' } });
  expect(document.querySelector('pre[aria-label="package.json"]')?.textContent).toContain(
    '"name": "@acme/kit"',
  );
  fireEvent.change(field, { target: { value: 'React' } });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(location.search).toBe('?name=%40acme%2Fkit');
  fireEvent.click(screen.getByRole('button', { name: 'Start over' }));
  expect(field).toHaveProperty('value', 'my-library');
});

it('leaves the project in the page until somebody touches the starter', async () => {
  await open();
  const result = document.querySelector(`[${STARTER}] > :last-child`);
  expect(result?.textContent).toBe('The usual project');
  fireEvent.pointerOver(document.querySelector('fieldset')!);
  await screen.findByRole('button', { name: 'Download' });
  expect(result?.textContent).not.toContain('The usual project');
});

it('writes the project of an address at once', async () => {
  await open('?loads=script');
  expect(await screen.findByText('Who loads it: A script tag')).toBeTruthy();
});

it('does not use a foreign address, and says what is wrong with it', async () => {
  await open('?loads=node&evil=%3Cscript%3E');
  expect(screen.getByRole('alert').textContent).toBe(
    'The address is not from this page, so it was not used. The address has evil=<script>, which is not an answer here.',
  );
  choose('Tests', 'No');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(location.search).toBe('?tests=no');
});

it('speaks the language of the page', async () => {
  await openAndEnter('', 'zh');
  expect(screen.getByRole('group', { name: '由谁加载' })).toBeTruthy();
  expect(screen.getByText('8 个文件')).toBeTruthy();
  expect(document.querySelector('.starter-reasons li > span')?.getAttribute('lang')).toBe('en');
});
