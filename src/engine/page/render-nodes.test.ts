import { describe, expect, it } from 'vitest';
import type { StaticComponentChild } from '../../model/render.ts';
import { type RenderStatic, renderNodes } from './render-nodes.ts';
import { compileMdx, renderComponent } from '../site/temp-site.fixture.ts';

async function render(source: string, draw: RenderStatic = renderComponent) {
  const { runs } = await compileMdx(`import { Badge, Steps, Tab, Tabs } from '@theme'\n\n${source}`);
  return runs.map(({ nodes }) => renderNodes(nodes, draw).trim());
}

describe('static nodes', () => {
  it('become escaped HTML', async () => {
    expect(await render('a < b & "c" {\'<d>\'} `<e>`')).toEqual([
      '<p>a &#x3C; b &#x26; "c" &#x3C;d> <code>&#x3C;e></code></p>',
    ]);
  });

  it('have no slash in void tags', async () => {
    expect(await render('a<br />b\n\n---')).toEqual(['<p>a<br>b</p>\n<hr>']);
  });
});

describe('components', () => {
  it('are rendered in place', async () => {
    expect(await render('a <Badge text="<b>" /> c')).toEqual(['<p>a <Badge {"text":"<b>"}></Badge> c</p>']);
  });

  it('receive nested components as components, and everything between as HTML', async () => {
    const calls: { name: string; children: StaticComponentChild[] }[] = [];
    const html = await render(
      '<Tabs>\n<Tab label="x">\n\none **two**\n\n</Tab>\n\nthree\n\n<Tab label="y"><Badge text="z" /></Tab>\n</Tabs>',
      ({ name }, children) => {
        calls.push({ name, children });
        return '[drawn]';
      },
    );
    expect(html).toEqual(['[drawn]']);
    expect(calls).toEqual([
      {
        name: 'Tabs',
        children: [
          {
            component: { name: 'Tab', props: { label: 'x' } },
            children: [{ html: '<p>one <strong>two</strong></p>' }],
          },
          { html: '<p>three</p>' },
          {
            component: { name: 'Tab', props: { label: 'y' } },
            children: [{ component: { name: 'Badge', props: { text: 'z' } }, children: [] }],
          },
        ],
      },
    ]);
  });

  it('are rendered inside the HTML of other components', async () => {
    expect(await render('<Steps>\n\n### a <Badge text="b" />\n\n- c <Badge>d</Badge>\n\n</Steps>')).toEqual([
      '<Steps {}><h3 id="a">a <Badge {"text":"b"}></Badge><a class="anchor" href="#a" aria-hidden="true" tabindex="-1"></a></h3>' +
        '<ul>\n<li>c <Badge {}>d</Badge></li>\n</ul></Steps>',
    ]);
  });

  it('leave the tree unchanged, so a page can be rendered again', async () => {
    const { runs } = await compileMdx('import { Badge } from \'@theme\'\n\na <Badge text="b" />');
    const [first, second] = [1, 2].map(() => runs.map(({ nodes }) => renderNodes(nodes, renderComponent)));
    expect(first).toEqual(second);
    expect(first?.[0]).toContain('<Badge');
  });
});
