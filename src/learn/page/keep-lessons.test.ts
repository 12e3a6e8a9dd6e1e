// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepLessons } from './keep-lessons.ts';

const DOCTOR = { worker: '/doctor.js', transferSize: 1 };
const asked: string[] = [];
const withWorker = (controller: object | null) =>
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve(), controller } });

beforeEach(() => {
  sessionStorage.clear();
  asked.length = 0;
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    if (address === '/learn/lost') return Promise.reject(new Error('No network'));
    return Promise.resolve({
      ok: address !== '/learn/gone',
      text: () => Promise.resolve(`<section data-lesson="${address}.json" class="a">`),
    });
  });
});
afterEach(() => vi.unstubAllGlobals());

it('fetches each lesson with its data, and the checkers, once in a session', async () => {
  withWorker({});
  await keepLessons(['/learn/one', '/learn/two'], DOCTOR);
  expect(asked.sort()).toEqual([
    '/doctor.js',
    '/learn/one',
    '/learn/one.json',
    '/learn/two',
    '/learn/two.json',
  ]);
  asked.length = 0;
  await keepLessons(['/learn/one'], DOCTOR);
  expect(asked).toEqual([]);
});

it.each(['/learn/lost', '/learn/gone'])(
  'tries again with the next build if %s did not come',
  async (address) => {
    withWorker({});
    await keepLessons([address, '/learn/two'], DOCTOR);
    expect(asked).toContain('/learn/two.json');
    asked.length = 0;
    await keepLessons([address, '/learn/two'], DOCTOR);
    expect(asked).toContain('/learn/two.json');
  },
);

it('fetches nothing where no service worker could keep it, or data is to be saved', async () => {
  withWorker(null);
  await keepLessons(['/learn/one'], DOCTOR);
  vi.stubGlobal('navigator', {});
  await keepLessons(['/learn/one'], DOCTOR);
  vi.stubGlobal('navigator', {
    serviceWorker: { ready: Promise.resolve(), controller: {} },
    connection: { saveData: true },
  });
  await keepLessons(['/learn/one'], DOCTOR);
  expect(asked).toEqual([]);
});
