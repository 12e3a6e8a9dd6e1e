import { expect, it } from 'vitest';
import { compileMdx, staticHtml } from '../../site/temp-site.fixture.ts';

it('lets a long name in a heading break after its dots, and leaves its id and its title whole', async () => {
  const page = await compileMdx('# Page\n\n## performance.removeConsole\n\nText.');
  expect(staticHtml(page)).toContain(
    '<h2 id="performanceremoveconsole">performance.<wbr>removeConsole<a class="anchor"',
  );
  expect(page.data.toc.map(({ text }) => text)).toEqual(['performance.removeConsole']);
  expect(page.sections.map(({ title }) => title)).toContain('performance.removeConsole');
  expect(page.markdown).toContain('## performance.removeConsole');
});

it('leaves short names and sentences in headings alone', async () => {
  const html = staticHtml(await compileMdx('# lib.dts\n\n## dts.distPath\n\n## Read the file. Then go on.'));
  expect(html).not.toContain('<wbr>');
});
