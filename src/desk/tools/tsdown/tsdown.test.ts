import { expect, it } from 'vitest';
import { convert } from '../../convert/convert.ts';

it('replaces the plugin of a framework, unless it has options', () => {
  const config = `import { defineConfig } from 'tsdown';
import vue from '@vitejs/plugin-vue';
import react from '@vitejs/plugin-react';
export default defineConfig({ plugins: [vue(), react({ babel: {} })] });`;
  const result = convert({ config, manifest: '{}' });
  expect(result).toMatchObject({
    config: `import { defineConfig } from '@rslib/core';
import { pluginVue } from '@rsbuild/plugin-vue';

export default defineConfig({
  lib: [{ format: 'esm' }],
  plugins: [pluginVue()],
});
`,
    list: [
      { name: 'plugins[0]', outcome: 'converted' },
      { name: 'plugins[1]', outcome: 'decision' },
      { name: 'react', outcome: 'decision' },
    ],
  });
  expect(result.kind === 'converted' && result.manifest).toContain('"@rsbuild/plugin-vue": "^');
});
