// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mark, WORDS } from '../../model/document.ts';
import { DESK } from '../model/document.ts';
import { textsByEnglish } from '../../model/words/word-tables.ts';
import type { Input } from '../convert/input.ts';
import { answerTo } from '../worker/answer.ts';
import { DESK_TABLES } from '../words/desk-words.ts';
import { DESK_PAGE_WORDS } from '../words/page-words.ts';
import type { Answer, DeskSession } from './desk-session.ts';
import type { Opened } from './given.ts';

const TOOLS = [
  { id: 'tsup', name: 'tsup', files: ['tsup.config.ts', 'tsup.config.js'] },
  { id: 'other', name: 'Other', files: ['other.config.ts'] },
];
const CONFIG = `import { defineConfig } from 'tsup';

export default defineConfig({
  format: ['esm', 'cjs'],
  clean: true,
  minify: true,
  onSuccess: async () => { await copy(); },
});
`;

/** Converts here, or answers what a test wants. */
class FakeSession {
  asked: Input[] = [];
  next: Answer | undefined;
  start(): void {}
  convert(input: Input): Promise<Answer> {
    this.asked.push(input);
    return Promise.resolve(this.next ?? answerTo(input));
  }
}

let session: FakeSession;
const NOTHING = { config: '', manifest: '', name: undefined };

async function open(opened: Opened = { given: NOTHING }, lang: 'en' | 'zh' = 'en') {
  const section = document.createElement('section');
  const words = JSON.stringify(textsByEnglish(DESK_PAGE_WORDS, DESK_TABLES[lang]));
  for (const [name, value] of Object.entries({ ...mark(DESK), ...mark(WORDS, words) }))
    section.setAttribute(name, value);
  document.body.replaceChildren(section);
  document.documentElement.lang = lang;
  const { Desk } = await import('./Desk.tsx');
  return render(
    <Desk
      parts={{ tools: TOOLS, lab: '/docs/lab' }}
      session={session as unknown as DeskSession}
      opened={opened.given}
      problem={opened.problem}
      base="/docs/"
    />,
    { container: section },
  );
}

beforeEach(() => {
  vi.resetModules();
  session = new FakeSession();
  history.replaceState(null, '', '/migrate');
});
afterEach(cleanup);

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
const status = () => screen.getByRole('status').textContent;
/** On a busy machine, loading the result takes longer than the usual second. */
const says = (text: string) => waitFor(() => expect(status()).toBe(text), { timeout: 20_000 });
const DONE = 'From tsup: 2 converted, 1 not needed, 1 for you to decide';

it('lists every option once, by what became of it, with what is decided first', async () => {
  await open();
  expect(screen.getByText('The result appears here')).toBeTruthy();
  type('Configuration', CONFIG);
  await says(DONE);
  const names = screen
    .getAllByRole('listitem')
    .flatMap((item) => item.querySelector('.desk-option > code')?.textContent ?? []);
  expect(names).toEqual(['onSuccess', 'format', 'minify', 'clean']);
  const group = within(screen.getByRole('region', { name: 'For you to decide 1' }));
  expect(group.getByText('async () => { await copy(); }').closest('pre')).toBeTruthy();
  expect(group.getByText('line 7')).toBeTruthy();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((href) => !/^\/docs\/\w/.test(href ?? ''))).toEqual([]);
  expect(screen.getByText(/Paste package\.json too/)).toBeTruthy();
  type('package.json', '{\n  "scripts": { "build": "tsup" },\n  "devDependencies": { "tsup": "8" }\n}\n');
  await waitFor(() => expect(document.querySelector('.line.add')).toBeTruthy());
  expect(document.querySelector('.line.add')?.textContent).toContain('Added: ');
});

it('shows the line of a fault, and keeps what was typed and the result from before', async () => {
  await open({ given: { ...NOTHING, config: CONFIG } });
  await says(DONE);
  type('Configuration', CONFIG.replace('clean: true,', 'clean: }'));
  await says('Configuration, line 5: } cannot be here.');
  expect(screen.getByText('Below is the result from before this error.')).toBeTruthy();
  expect(document.querySelector('[data-fault]')?.textContent).toBe('5  clean: }\n');
  fireEvent.click(screen.getByRole('button', { name: 'Go to line 5' }));
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Configuration' });
  expect(document.activeElement).toBe(field);
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('  clean: }');
  type('package.json', '{');
  type('Configuration', CONFIG);
  await says('package.json, line 1: the file ends too early.');
});

it('asks for the tool where nothing says it, and converts with the one that is chosen', async () => {
  await open();
  type('Configuration', 'export default { clean: true };');
  await says('This could be from several tools. Choose the one it is from.');
  fireEvent.change(screen.getByRole('combobox', { name: 'Tool' }), { target: { value: 'tsup' } });
  await says('From tsup: 0 converted, 1 not needed, 0 for you to decide');
  expect(session.asked.at(-1)).toEqual({ config: 'export default { clean: true };', name: 'tsup.config.ts' });
  expect(screen.getByRole('textbox', { name: 'tsup.config.ts' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByText('The result appears here')).toBeTruthy();
});

it('does not convert what is too large, and cuts nothing off', async () => {
  await open();
  const large = 'x'.repeat(256 * 1024 + 1);
  type('Configuration', large);
  await says('The configuration is larger than 256 kB, so it is not converted. Nothing of it is cut off.');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Configuration' }).value).toBe(large);
  expect(session.asked).toEqual([]);
});

it('takes the files of a project in any order, and says which one is too large', async () => {
  await open();
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  const choose = (files: File[]) => {
    Object.defineProperty(input, 'files', { value: files, configurable: true });
    fireEvent.change(input);
  };
  choose([
    new File(['readme'], 'readme.md'),
    new File(['{}'], 'package.json'),
    new File([CONFIG], 'tsup.config.js'),
  ]);
  await says(DONE);
  expect(session.asked.at(-1)).toEqual({ config: CONFIG, manifest: '{}', name: 'tsup.config.js' });
  choose([new File(['x'.repeat(256 * 1024 + 1)], 'other.config.ts')]);
  expect((await screen.findByRole('alert')).textContent).toMatch(/^other\.config\.ts is larger than 256 kB/);
  await says(DONE);
});

it('draws a hundred options at a time', async () => {
  const options = Array.from({ length: 250 }, (_, at) => `option${at}: 1,`).join('\n');
  await open({ given: { ...NOTHING, config: `import 'tsup';\nexport default {\n${options}\n};` } });
  await says('From tsup: 0 converted, 0 not needed, 250 for you to decide');
  const drawn = () => document.querySelectorAll('.desk-option').length;
  expect(drawn()).toBe(100);
  fireEvent.click(screen.getByRole('button', { name: 'Show 100 more' }));
  fireEvent.click(screen.getByRole('button', { name: 'Show 50 more' }));
  expect(drawn()).toBe(250);
});

it('says what ended a conversion, and tries again', async () => {
  session.next = { kind: 'too long' };
  await open({ given: { ...NOTHING, config: CONFIG } });
  await says('The conversion took longer than 10 seconds and was ended. Your text is still there.');
  session.next = undefined;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await says(DONE);
  expect(session.asked).toHaveLength(2);
});

it('keeps what was given with the history entry, and forgets a shared address with the first change', async () => {
  history.replaceState(null, '', '/migrate?tool=tsup#v1.abc');
  await open({
    given: NOTHING,
    problem: ['The link is incomplete or not from this page, so it was not used.'],
  });
  expect(screen.getByRole('alert').textContent).toMatch(/^The link is incomplete/);
  type('Configuration', CONFIG);
  expect(location.href).toMatch(/\/migrate\?tool=tsup$/);
  expect(screen.queryByRole('alert')).toBeNull();
  await waitFor(() => expect(history.state).toEqual({ desk: { ...NOTHING, config: CONFIG } }));
});

it('speaks Chinese around the English texts of the list', async () => {
  await open({ given: { ...NOTHING, config: CONFIG } }, 'zh');
  await says('来自 tsup：2 项已转换，1 项不需要，1 项由你决定');
  for (const english of document.querySelectorAll('[lang=en], code, pre, textarea')) english.remove();
  expect(document.body.textContent).not.toMatch(/\b(?:line|Copy|Download|Every|Converted|decide|Clear)\b/);
});
