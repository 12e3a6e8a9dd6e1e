import { expect, test } from 'vitest';
import { isMisspelled, spelledAs } from './spelling.ts';

/** The folders of a disk that ignores case: it finds all of these paths in any spelling. */
const FOLDERS: Record<string, string[]> = {
  '/home': ['Me'],
  '/home/Me': ['site', 'shared'],
  '/home/Me/site': ['docs', 'src'],
  '/home/Me/site/docs': ['Chart.tsx', 'parts'],
  '/home/Me/site/docs/parts': ['Box.tsx', 'e\u0301.tsx'],
  '/home/Me/shared': ['Note.tsx'],
};
const at = (file: string) =>
  spelledAs(file, '/home/Me/site', (folder) =>
    folder === '/home/Me/site/src' ? undefined : FOLDERS[folder],
  );

test.each([
  ['/home/Me/site/docs/Chart.tsx', '/home/Me/site/docs/Chart.tsx'],
  ['/home/Me/site/docs/chart.tsx', '/home/Me/site/docs/Chart.tsx'],
  ['/home/Me/site/Docs/Parts/box.tsx', '/home/Me/site/docs/parts/Box.tsx'],
  ['/home/Me/Shared/Note.tsx', '/home/Me/shared/Note.tsx'],
  ['/home/Me/site/docs/none.tsx', undefined],
])('%s is spelled %s', (file, spelled) => {
  expect(at(file)).toBe(spelled);
});

test.each([
  ['above the site', '/home/Me/site/docs/Chart.tsx'],
  ['in a folder that cannot be listed', '/home/Me/site/src/Any.tsx'],
  ['with accents that are only stored differently', '/home/Me/site/docs/parts/\u00E9.tsx'],
])('leaves names %s alone', (_, file) => {
  expect(at(file)).toBe(file);
});

test.each([
  ['/home/Me/site/docs/chart.tsx', '/home/Me/site/docs/Chart.tsx', true],
  ['/home/Me/site/Docs/Chart.tsx', '/home/Me/site/docs/Chart.tsx', true],
  ['/home/Me/site/docs/Chart.tsx', '/home/Me/site/docs/Chart.tsx', false],
  ['/home/me/site/docs/Chart.tsx', '/home/Me/site/docs/Chart.tsx', true],
  ['/home/Me/site/docs/\u00E9.tsx', '/home/Me/site/docs/e\u0301.tsx', false],
  ['/home/Me/site/docs/linked.tsx', '/home/Me/shared/Note.tsx', false],
])('%s is misspelled if its file is %s: %s', (file, real, isWrong) => {
  expect(isMisspelled(file, real, '/home/Me/site')).toBe(isWrong);
});
