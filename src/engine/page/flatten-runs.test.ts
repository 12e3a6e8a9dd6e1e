import type { Element } from 'hast';
import { expect, test } from 'vitest';
import { compileMdx, runsHtml } from '../site/temp-site.fixture.ts';
import { flattenRuns } from './flatten-runs.ts';

test('a page without components is HTML before the theme is bundled', async () => {
  const { runs } = await compileMdx(
    '# A\n\n- b `c`\n\n```ts\nlet d = 1\n```\n\n| e |\n| - |\n| <svg viewBox="0 0 1 1" /> |',
  );
  expect(runs.map(({ nodes }) => nodes.map(({ type }) => type))).toEqual([['raw']]);
});

test('components keep their place, their props and their children', async () => {
  const page = await compileMdx(
    [
      "import { Badge, Tab, Tabs } from '@theme';",
      'a <Badge text="b" /> *c*',
      '<Tabs>\n<Tab label="d">\n\n**e** <Badge text="f" />\n\n</Tab>\n<Tab label="g">h</Tab>\n</Tabs>',
    ].join('\n\n'),
  );
  expect(runsHtml(page).map((html) => html.trim())).toEqual([
    [
      '<p>a <Badge {"text":"b"}></Badge> <em>c</em></p>',
      '<Tabs {}><Tab {"label":"d"}><p><strong>e</strong> <Badge {"text":"f"}></Badge></p></Tab><Tab {"label":"g"}>h</Tab></Tabs>',
    ].join('\n'),
  ]);
  expect(flattenRuns(page.runs)).toEqual(page.runs);
});

test('an SVG around a component is left to the renderer, which writes its attributes', () => {
  const element = (tagName: string, children: Element[], more: Partial<Element> = {}): Element => ({
    type: 'element',
    tagName,
    properties: {},
    children,
    ...more,
  });
  const badge = element('static-component', [], { data: { component: { name: 'Badge', props: {} } } });
  const shape = element('path', [], { properties: { strokeWidth: '1' } });
  const svg = element('svg', [shape, badge]);
  expect(flattenRuns([{ nodes: [svg] }])).toEqual([{ nodes: [svg] }]);
});
