import { it } from 'vitest';
import { readFileSync } from 'node:fs';
import { compileMd, compileMdx, runsHtml, problemTexts } from './temp-site.fixture.ts';
it('probe', async () => {
  const cases = JSON.parse(readFileSync('/tmp/probe/cases.json', 'utf8')) as [
    string,
    string,
    Record<string, string>?,
  ][];
  for (const [kind, source, files] of cases) {
    console.log('-----------', kind, '\n' + source);
    try {
      const page = kind === 'md' ? await compileMd(source, files) : await compileMdx(source, files);
      console.log(
        'RUNS',
        runsHtml(page),
        '\nMODULE',
        page.module,
        '\nTOC',
        JSON.stringify(page.data.toc),
        page.data.headingTitle,
        [...page.anchors],
        '\nPROBLEMS',
        problemTexts(page.problems),
        JSON.stringify(page.links.map((l) => l.hash)),
      );
    } catch (e) {
      console.log('THROWN', (e as Error).stack?.slice(0, 600));
    }
  }
});
