import path from 'node:path';
import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { siteConfigSchema } from '../config/schema.ts';
import { extensionsOf, settingExtensionProblems } from './setting-extensions.ts';
import { problemTexts, tempSite } from './temp-site.fixture.ts';

const AVAILABLE = [{ name: 'proof', headers: () => [] }, { name: 'lab' }, { name: 'proof' }, {}];

function siteWith(extensions: (string | object)[]) {
  const { siteDir, docsDir } = tempSite();
  const configFile = path.join(siteDir, 'site.config.ts');
  writeFileSync(
    configFile,
    `export default {\n  title: 'T',\n  extensions: ${JSON.stringify(extensions)},\n};\n`,
  );
  const config = siteConfigSchema.parse({ title: 'T', extensions });
  return { siteDir, docsDir, configFile, config, dependencies: [] };
}

test('a site has the extensions that it lists, and those without a name', () => {
  expect(extensionsOf(siteWith(['proof']), AVAILABLE)).toEqual([AVAILABLE[0], AVAILABLE[2], AVAILABLE[3]]);
  expect(extensionsOf(siteWith([]), AVAILABLE)).toEqual([{}]);
});

test('reports an extension that does not exist, with its place and what may be meant', () => {
  expect(settingExtensionProblems(siteWith(['lab', 'proof']), AVAILABLE)).toEqual([]);
  const problems = settingExtensionProblems(siteWith(['lab', 'prof']), AVAILABLE);
  expect(problemTexts(problems)).toEqual(['site.config.ts:3:22 There is no extension "prof".']);
  expect(problems[0]).toMatchObject({ didYouMean: '"proof"', fix: 'Use proof or lab, or remove it.' });
});

test('a site has the extensions that its configuration imports, whatever else there is', () => {
  const own = { name: 'changelog', words: {} };
  expect(extensionsOf(siteWith([own, 'lab']), AVAILABLE)).toEqual([AVAILABLE[1], AVAILABLE[3], own]);
  expect(settingExtensionProblems(siteWith([own]), [])).toEqual([]);
});

test('reports a part that extensions do not have', () => {
  const [problem] = settingExtensionProblems(siteWith([{ component: {} }]), []);
  expect(problem).toMatchObject({
    file: 'site.config.ts',
    line: 3,
    what: 'An extension has no part "component".',
    didYouMean: '"components"',
  });
});
