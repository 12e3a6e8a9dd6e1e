import { expect, it } from 'vitest';
import { out, outCall, outObject } from '../model/out.ts';
import { printConfig } from './print-config.ts';

it('imports what is called, once', () => {
  const file = {
    configs: [],
    isList: false,
    unread: [],
    statements: [],
    comments: { before: [], after: [] },
    reads: new Set<string>(),
  };
  const plugins = [
    outCall('pluginVue', '@rsbuild/plugin-vue'),
    outCall('pluginReact', '@rsbuild/plugin-react', outObject([['fastRefresh', out(false)]])),
    outCall('pluginVue', '@rsbuild/plugin-vue'),
  ];
  const entries = [{ name: 'plugins', value: { kind: 'list' as const, items: plugins }, comments: [] }];
  expect(printConfig(file, entries).text).toBe(`import { defineConfig } from '@rslib/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { pluginVue } from '@rsbuild/plugin-vue';

export default defineConfig({
  plugins: [pluginVue(), pluginReact({ fastRefresh: false }), pluginVue()],
});
`);
});
