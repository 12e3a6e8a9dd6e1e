import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DocsFixture, problemLines } from './navigation.fixture.ts';

let docs: DocsFixture;
beforeEach(() => {
  docs = new DocsFixture();
});
afterEach(() => docs.remove());

const FIX =
  'A section is a top-level folder with pages. It can be listed in one other section, and not in a folder of it.';

describe('[N2] a section listed in another section', () => {
  it('appears as a folder of that section and has the same sidebar', () => {
    docs.write(
      {
        '_nav.json': '[]',
        'config/_meta.json': ['index', { type: 'dir', name: '/api', label: 'JavaScript API' }],
        'api/_meta.json': ['index', 'core'],
      },
      'config/index.mdx',
      'api/index.mdx',
      'api/core.mdx',
    );
    const { sidebars, problems } = docs.read();
    expect(problems).toEqual([]);
    expect(sidebars['/api/']).toBe(sidebars['/config/']);
    expect(sidebars['/config/']?.[1]).toMatchObject({
      text: 'JavaScript API',
      items: [{ link: '/api/' }, { link: '/api/core' }],
    });
  });

  it('still warns about a page that its own list omits', () => {
    docs.write(
      {
        '_nav.json': '[]',
        'config/_meta.json': [{ type: 'dir', name: '/api' }],
        'api/_meta.json': ['core'],
      },
      'api/core.mdx',
      'api/types.mdx',
      'config/x.mdx',
    );
    expect(docs.read().problems.map(({ what }) => what)).toContain(
      'The page docs/api/types.mdx is not listed, so no menu links to it.',
    );
  });

  it('reports sections that do not exist, list themselves, or list each other', () => {
    docs.write(
      {
        '_nav.json': '[]',
        'api/_meta.json': ['a', { type: 'dir', name: '/config' }],
        'config/_meta.json': [
          'a',
          { type: 'dir', name: '/api' },
          { type: 'dir', name: '/config' },
          { type: 'dir', name: '/none' },
        ],
      },
      'api/a.mdx',
      'config/a.mdx',
    );
    const { sidebars, problems } = docs.read();
    expect(sidebars['/config/']).toBe(sidebars['/api/']);
    expect(problemLines(problems)).toEqual([
      ['docs/config/_meta.json:5:13', '"/api" is not a section that can be shown in docs/config.', FIX],
      ['docs/config/_meta.json:9:13', '"/config" is not a section that can be shown in docs/config.', FIX],
      ['docs/config/_meta.json:13:13', '"/none" is not a section that can be shown in docs/config.', FIX],
    ]);
  });

  it('reports a section that a nested folder or a site with one sidebar lists', () => {
    docs.write(
      {
        '_nav.json': '[]',
        'config/_meta.json': [{ type: 'dir', name: 'lib' }],
        'config/lib/_meta.json': ['a', { type: 'dir', name: '/api' }],
      },
      'api/a.mdx',
      'config/lib/a.mdx',
    );
    const what = '"/api" is not a section that can be shown in docs/config/lib.';
    expect(docs.read().problems.map((problem) => problem.what)).toEqual([what]);
    docs.write({
      '_meta.json': [
        { type: 'dir', name: 'config' },
        { type: 'dir', name: 'api' },
      ],
    });
    expect(docs.read().problems.map((problem) => problem.what)).toEqual([what]);
  });
});
