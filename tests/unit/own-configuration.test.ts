import path from 'node:path';
import { expect, it } from 'vitest';
import { loadConfiguration } from '../../src/engine/config/load.ts';

it('[N5] the site’s own configuration is valid and names Rslib’s public places only', async () => {
  const { config } = await loadConfiguration(path.resolve(import.meta.dirname, '../..'), { env: {} });
  expect(config).toMatchObject({
    title: 'Rslib',
    product: { name: 'Rslib', slug: 'rslib' },
    buildTool: { name: 'Rsbuild', slug: 'rsbuild' },
    url: 'https://rslib-docs.example',
    sourceLink: 'https://github.com/web-infra-dev/rslib',
  });
  expect(config.repository).toBeUndefined();
  expect(config.socialLinks.map(({ icon }) => icon)).toEqual(['github', 'x', 'discord']);
});
