import { expect, test } from 'vitest';
import { report } from './report.ts';

test('counts pages that were there, by the way they were opened, and bytes of pages that nobody read', () => {
  const text = report([
    {
      moves: [
        { move: 'next', isHit: true },
        { move: 'text', isHit: false },
        { move: 'text', isHit: true },
      ],
      fetched: new Map([
        ['/a', 10_000],
        ['/b', 6000],
      ]),
      visited: new Set(['/', '/a']),
    },
  ]);
  expect(text.split('\n')).toEqual([
    'Already there when opened: 2 of 3 pages (67%)',
    '  next: 1 of 1 (100%)',
    '  text: 1 of 2 (50%)',
    '  sidebar: 0 of 0 (0%)',
    'Fetched for each page that was read: 4.0 kB, of which never read: 1.5 kB',
    'Fetched and never read in a visit: 1.0 pages, 6.0 kB',
  ]);
});
