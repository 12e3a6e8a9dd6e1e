import { describe, expect, it } from 'vitest';
import { projectToDownload } from './download.ts';
import type { ProjectFiles } from './protocol.ts';

const LAB = {
  versions: { '@rslib/core': '1.0.1', '@rspack/core': '2.2.9' },
  packages: { react: '19.3.1', '@rsbuild/plugin-react': '2.0.0' },
};
const packageOf = (files: ProjectFiles): unknown =>
  JSON.parse(projectToDownload(files, LAB)['package.json'] ?? '');

describe('the project to download', () => {
  it('builds with the version of the lab, also without a package.json', () => {
    expect(packageOf({ 'src/index.ts': '' })).toEqual({
      name: 'rslib-project',
      private: true,
      type: 'module',
      scripts: { build: 'rslib build' },
      devDependencies: { '@rslib/core': '1.0.1' },
    });
  });

  it('keeps what the reader wrote, but pins the versions that the lab has', () => {
    const own = {
      name: 'kit',
      scripts: { build: 'rslib build --minify' },
      dependencies: { react: '^19.0.0', other: '^1.0.0' },
      devDependencies: { '@rslib/core': '^0.1.0' },
    };
    expect(packageOf({ 'package.json': JSON.stringify(own) })).toEqual({
      ...own,
      dependencies: { react: '19.3.1', other: '^1.0.0' },
      devDependencies: { '@rslib/core': '1.0.1' },
    });
  });

  it('adds imported packages of the lab where a bundler includes them', () => {
    const files = {
      'src/a.tsx':
        "import { useState } from 'react';\nconst b = await import('@rsbuild/plugin-react/deep');\nrequire('unknown');",
    };
    expect(packageOf(files)).toMatchObject({
      devDependencies: { react: '19.3.1', '@rsbuild/plugin-react': '2.0.0', '@rslib/core': '1.0.1' },
    });
  });

  it('leaves a package.json alone that cannot be read', () => {
    for (const text of ['{', '[]', '3'])
      expect(projectToDownload({ 'package.json': text }, LAB)).toEqual({ 'package.json': text });
  });
});
