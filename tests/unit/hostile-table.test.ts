import { expect, test } from 'vitest';
import { tableOf } from '../hostile/table.ts';

test('the table has a row per page and a column per condition and lists failures', () => {
  expect(
    tableOf([
      { page: '/', condition: 'storage full' },
      { page: '/guide/', condition: 'storage full', failure: 'Error: no heading\n  at visit' },
      { page: '/guide/', condition: '320 px' },
    ]),
  ).toBe(
    [
      ' 1 storage full',
      ' 2 320 px',
      '',
      '         1  2',
      '/        ✓  ·',
      '/guide/  ✗  ✓',
      '',
      '✓ passed  ✗ failed  · not tested',
      '✗ /guide/ × storage full: Error: no heading',
      '2 of 3 passed: 2 pages, 2 conditions',
    ].join('\n'),
  );
});
