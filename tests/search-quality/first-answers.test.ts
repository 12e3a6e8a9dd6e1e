import { expect, test } from 'vitest';
import { sampleRecords } from '../../src/search/engine/sample-records.ts';
import { firstAnswers } from './first-answers.ts';

test('scores only what names answer, beside the same queries with all headings', () => {
  const asked = [
    { kind: 'option', query: 'dts.bundle', expect: ['/config/dts#dtsbundle'] },
    { kind: 'option', query: 'autoExtension', expect: ['/nowhere'] },
    { kind: 'concept', query: 'watch mode', expect: ['/guide/cli#watch-mode'] },
  ];
  const { byName, byHeading } = firstAnswers(sampleRecords, asked);
  expect(byName).toMatchObject({ count: 2, first: 0.5 });
  expect(byHeading).toMatchObject({ count: 2, first: 0.5 });
});
