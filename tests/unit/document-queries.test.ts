import { expect, test } from 'vitest';
import { codeOf, sourceFiles } from './source-files.ts';

/**
 * Places that ask the whole document for an element, or add a listener themselves. What has state is a component, so these
 * are few: less than half of those before there were components. Lower this number when one goes.
 */
const MOST = 45;
const QUERY = /\b(?:document\.querySelector(?:All)?|getElementById|addEventListener)(?:<[^(]*>)?\(/g;
/** Fixtures, the text of projects that the starter writes, and scripts that have no document. */
const EXEMPT = /\.fixture\.tsx?$|^src\/starter\/write\/|^src\/(?:lab|desk)\/worker\/|\/offline-worker\.ts$/;
/** Only these files make React roots, so a failure of any root is contained. */
const ROOTS = [
  'src/runtime/islands/wake-islands.tsx',
  'src/theme/instrument/show-instrument.tsx',
  'src/theme/start-app.tsx',
];

const files = sourceFiles().filter((file) => !EXEMPT.test(file));

test(`no more than ${MOST} places query the document or listen without the helper`, () => {
  const places = files.flatMap((file) =>
    [...codeOf(file).matchAll(QUERY)].map(([found]) => `${file}: ${found}`),
  );
  expect(places.slice(MOST)).toEqual([]);
});

test('React roots are made in three files', () => {
  expect(files.filter((file) => /from 'react-dom\/client'/.test(codeOf(file))).sort()).toEqual(ROOTS);
});
