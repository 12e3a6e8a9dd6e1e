import { builtinModules } from 'node:module';
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

  it('lists packages that the lab does not have: as dependencies, because there they stay imports', () => {
    const files = {
      'package.json': '{ "name": "kit", "dependencies": { "listed": "^1.0.0" } }',
      'src/index.ts': `import { z } from 'zod/mini';
import listed from 'listed';
import { readFile } from 'fs/promises';
import url from 'node:url';
import { own } from 'kit';
import { button } from 'components/button';
import { shared } from '@app/shared';
/**
 * import { a } from 'in-a-comment';
 */
// import 'in-another';
import './local';`,
      'rslib.config.ts':
        "import { pluginSvgr } from '@rsbuild/plugin-svgr';\nexport default { resolve: { alias: { components: './src/components' } } };",
      'tsconfig.json': '{ "compilerOptions": { "paths": { "@app/shared": ["./src/shared"] } } }',
      'readme.md': "import 'nothing'",
    };
    expect(packageOf(files)).toMatchObject({
      dependencies: { listed: '^1.0.0', zod: 'latest' },
      devDependencies: { '@rsbuild/plugin-svgr': 'latest', '@rslib/core': '1.0.1' },
    });
    const { dependencies, devDependencies } = packageOf(files) as Record<string, object>;
    expect(Object.keys({ ...dependencies, ...devDependencies }).sort()).toEqual([
      '@rsbuild/plugin-svgr',
      '@rslib/core',
      'listed',
      'zod',
    ]);
  });

  it('installs nothing for the modules of Node.js', () => {
    const names = builtinModules.filter((name) => !/^_|:/.test(name));
    const text = names.map((name) => `import '${name}';`).join('\n');
    expect(packageOf({ 'src/index.ts': text })).not.toHaveProperty('dependencies');
  });

  it('leaves a package.json alone that cannot be read', () => {
    for (const text of ['{', '[]', '3'])
      expect(projectToDownload({ 'package.json': text }, LAB)).toEqual({ 'package.json': text });
  });
});
