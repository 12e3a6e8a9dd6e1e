import { expect, test } from 'vitest';
import { build, siteWith } from './built-site.ts';

const tiny = (name: string) => ({
  [`docs/node_modules/${name}/package.json`]: JSON.stringify({
    name,
    version: '1.0.0',
    license: 'MIT',
    type: 'module',
    main: 'index.js',
  }),
  [`docs/node_modules/${name}/index.js`]: 'export const word = () => document.title;\n',
});

test(
  'the build lists exactly the packages of its fonts and of the code in its scripts',
  { timeout: 60_000 },
  async () => {
    const site = await build(
      siteWith({
        ...tiny('used-by-a-page'),
        ...tiny('imported-in-vain'),
        'docs/Part.tsx': [
          "import { useState } from 'react';",
          "import { word } from 'used-by-a-page';",
          "import { word as other } from 'imported-in-vain';",
          'export function Part() { const [text, set] = useState(""); return <b onClick={() => set(word())}>{text}</b>; }',
          'export const unused = () => other();',
        ].join('\n'),
        'docs/index.mdx': "import { Part } from './Part.tsx'\n\n# Home\n\n<Part />\n",
      }),
    );
    const { bomFormat, components } = JSON.parse(site.read('sbom.json')) as {
      bomFormat: string;
      components: { group?: string; name: string; licenses: { license: { id: string } }[] }[];
    };
    expect(bomFormat).toBe('CycloneDX');
    expect(components.map(({ group, name }) => [group, name].filter(Boolean).join('/'))).toEqual([
      '@algolia/client-common',
      '@algolia/requester-browser-xhr',
      '@fontsource-variable/geist-mono',
      '@fontsource-variable/geist',
      'algoliasearch',
      'react-dom',
      'react',
      'scheduler',
      'used-by-a-page',
    ]);
    for (const { group, licenses } of components) {
      const id = group === '@fontsource-variable' ? 'OFL-1.1' : 'MIT';
      expect(licenses).toEqual([{ license: expect.objectContaining({ id }) }]);
    }
  },
);
