import { expect, test } from 'vitest';
import { randomFrom } from '../speed/corpus/random.mjs';
import { chooseLink, WAYS } from './reader.mjs';
import { asMarkdown } from './report.mjs';

const NONE = { next: [], previous: [], text: [], sidebar: [] };

test('a reader follows only links that the page has, each way as often as assumed', () => {
  const random = randomFrom('reader');
  expect(chooseLink(NONE, random)).toBeUndefined();
  expect(chooseLink({ ...NONE, text: ['/a'] }, random)).toEqual({ way: 'text', href: '/a' });
  const all = { next: ['/n'], previous: ['/p'], text: ['/t'], sidebar: ['/s'] };
  const chosen = Array.from({ length: 4000 }, () => chooseLink(all, random).way);
  for (const [way, share] of Object.entries(WAYS))
    expect(chosen.filter((one) => one === way).length / 40).toBeCloseTo(share, -1);
});

test('the report counts bytes of the page that was opened as used, and all others as wasted', () => {
  const visits = [
    {
      way: 'next',
      href: '/b',
      isAhead: true,
      fetched: [
        { path: '/b', bytes: 10_000 },
        { path: '/c', bytes: 20_000 },
      ],
    },
    { way: 'text', href: '/d', isAhead: false, fetched: [{ path: '/b', bytes: 5000 }] },
  ];
  const report = asMarkdown(visits, ['next', 'text', 'sidebar']);
  expect(report).toContain('| all | 2 | 50% |');
  expect(report).toContain('| next | 1 | 100% |');
  expect(report).not.toContain('sidebar');
  expect(report).toContain(
    '17.5 kB of pages were fetched ahead on each page, 12.5 kB of them for nothing; at most 30.0 kB on one page.',
  );
});
