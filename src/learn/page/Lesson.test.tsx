// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LabManifest, LabReply, LabRequest } from '../../lab/model/protocol.ts';
import { LabSession } from '../../lab/page/session/lab-session.ts';
import type { LessonData } from '../model/lesson.ts';
import { LessonInLab, LessonOfFields } from './Lesson.tsx';

vi.mock('../../lab/page/editor/CodeEditor.tsx', () => ({
  CodeEditor: ({
    path,
    text,
    onEdit,
  }: {
    path: string;
    text: string;
    onEdit?: (path: string, text: string) => void;
  }) => (
    <textarea
      aria-label={path}
      value={text}
      readOnly={!onEdit}
      onChange={(event) => onEdit?.(path, event.target.value)}
    />
  ),
}));

const manifest = { worker: '/worker.js', transferSize: 8e6, typesSize: 7e5 } as LabManifest;
const lesson: LessonData = {
  id: 'one',
  digest: 'abc',
  builds: true,
  types: false,
  start: { 'src/index.ts': 'start' },
  solution: { 'src/index.ts': 'right' },
  checks: [{ name: 'right', expect: [{ file: 'dist/right.js' }], hint: 'Not `right`.', more: 'Write it.' }],
  mistakes: [],
  recorded: { 'dist/right.js': 'recorded' },
  lessons: ['/learn/one', '/learn/two'],
};

/** Writes a file named by the text of the source. */
function builder() {
  const listeners: ((event: { data: LabReply }) => void)[] = [];
  const reply = (data: LabReply) => setTimeout(() => listeners.forEach((listener) => listener({ data })));
  return {
    addEventListener: (type: string, listener: never) => {
      if (type === 'message') listeners.push(listener);
    },
    terminate: () => undefined,
    postMessage(request: LabRequest) {
      if (request.type === 'start') return void reply({ type: 'ready', milliseconds: 1 });
      const bytes = new TextEncoder().encode('export {};');
      const path = `dist/${request.files['src/index.ts']}.js`;
      const nothing = { missing: [], unchecked: undefined, console: '' };
      return void reply({
        type: 'built',
        id: request.id,
        ok: true,
        files: [{ path, bytes, gzip: 1 }],
        milliseconds: 1,
        ...nothing,
      });
    },
  };
}

function open(data = lesson) {
  const session = new LabSession(manifest, () => builder());
  return render(
    <LessonInLab
      lesson={data}
      manifest={manifest}
      session={session}
      doctor={{ worker: '/doctor.js', transferSize: 1 }}
      base="/"
    />,
  );
}

const verdict = () => document.querySelector('.lesson-verdict')!;
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const type = (text: string) =>
  fireEvent.change(screen.getByLabelText('src/index.ts'), { target: { value: text } });
const judged = (kind: string) =>
  vi.waitFor(() => expect(verdict().getAttribute('data-verdict')).toBe(kind), 5000);

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('crossOriginIsolated', true);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('announces a hint, more on request, and then that the answer is right', async () => {
  open();
  await press('Check my answer');
  await judged('not yet');
  expect(verdict().querySelector('[role=status]')!.textContent).toBe('Not right.');
  await press('Tell me more');
  expect(verdict().querySelector('[role=status]')!.textContent).toBe('Not right.Write it.');
  expect(document.activeElement).toBe(verdict().querySelector('[role=status]'));
  type('right');
  expect(verdict().hasAttribute('data-verdict')).toBe(false);
  await press('Check my answer');
  await judged('passed');
  expect(screen.getByRole('link', { name: 'Next lesson' }).getAttribute('href')).toBe('/learn/two');
});

it('keeps progress and answer for the next visit, also of a new version, and forgets both on request', async () => {
  const first = open();
  type('right');
  await press('Check my answer');
  await judged('passed');
  await vi.waitFor(() => expect(localStorage.getItem('learn-one')).toContain('abc'));
  first.unmount();
  const second = open();
  expect(verdict().textContent).toBe('You have solved this lesson.');
  expect(screen.getByLabelText<HTMLTextAreaElement>('src/index.ts').value).toBe('right');
  second.unmount();
  open({ ...lesson, digest: 'new' });
  expect(verdict().textContent).toBe('You have solved an earlier version of this lesson.');
  await press('Start over');
  expect(verdict().textContent).toBe('');
  expect(screen.getByLabelText<HTMLTextAreaElement>('src/index.ts').value).toBe('start');
  await vi.waitFor(() => expect(localStorage.getItem('learn-one')).toBe('{}'));
});

it('ignores stored progress that is something else', () => {
  localStorage.setItem('learn-one', '{"solved":1,"files":{"../a":"b"}}');
  open();
  expect(verdict().textContent).toBe('');
  expect(screen.getByLabelText<HTMLTextAreaElement>('src/index.ts').value).toBe('start');
});

it('shows the solution as a change of the answer, which can be brought back', async () => {
  open();
  type('mine');
  await press('Show me');
  expect(screen.getByRole('region', { name: 'The solution' }).textContent).toContain('Removed: mine');
  expect(screen.getByLabelText<HTMLTextAreaElement>('src/index.ts').value).toBe('right');
  await press('Bring my answer back');
  expect(screen.queryByRole('region', { name: 'The solution' })).toBeNull();
  expect(document.activeElement!.textContent).toBe('Check my answer');
  expect(screen.getByLabelText<HTMLTextAreaElement>('src/index.ts').value).toBe('mine');
});

it('shows what was recorded where the lab cannot run, and says so', () => {
  vi.stubGlobal('crossOriginIsolated', false);
  open();
  expect(screen.getByText(/^The lab cannot run here/)).toBeDefined();
  expect(screen.getByLabelText('Recorded: dist/right.js').textContent).toBe('recorded');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Check my answer' }).disabled).toBe(true);
});

it('judges the fields of files without a build, where the lab cannot run either', async () => {
  vi.stubGlobal('crossOriginIsolated', false);
  const start = { 'src/index.ts': '', 'package.json': '{"private": true}' };
  const expectation = { not: { field: 'private', is: true } };
  const checks = [{ name: 'open', expect: [expectation], hint: 'It is private.', more: 'Remove it.' }];
  render(<LessonOfFields lesson={{ ...lesson, builds: false, start, solution: start, checks }} base="/" />);
  expect(document.querySelector('.lab-output')).toBeNull();
  await press('Check my answer');
  await judged('not yet');
  expect(verdict().querySelector('[role=status]')!.textContent).toBe('It is private.');
  await press('package.json');
  fireEvent.change(screen.getByLabelText('package.json'), { target: { value: '{}' } });
  await press('Check my answer');
  await judged('passed');
  expect(verdict().querySelector('[role=status]')!.textContent).toBe(
    'Right: your files say what the task asks for.',
  );
});
