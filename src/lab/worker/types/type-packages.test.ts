import { expect, test } from 'vitest';
import { wantedTypes } from './type-packages.ts';

const found = (files: Record<string, string>) => [...wantedTypes(new Map(Object.entries(files))).all];

test('takes the packages that sources import, with those that have types for them', () => {
  const names = found({ '/home/project/src/a.ts': "import mitt from 'mitt';\nexport * from '@vue/shared';" });
  expect(names).toEqual(['mitt', '@types/mitt', '@vue/shared', '@types/vue__shared']);
});

test('JSX needs the types of its library', () => {
  expect(found({ '/a.tsx': 'export {}' })).toContain('@types/react');
  const names = found({ '/a.tsx': '', '/tsconfig.json': '{ "jsxImportSource": "preact" }' });
  expect(names).toContain('preact');
});

test('takes what a configuration or a reference names', () => {
  const config = '{ "compilerOptions": { "types": ["node", "vite/client", "@rslib/core/types"] } }';
  expect(found({ '/tsconfig.json': config })).toEqual(
    expect.arrayContaining(['@types/node', 'vite', '@rslib/core']),
  );
  expect(found({ '/a.ts': '/// <reference types="node" />' })).toContain('@types/node');
});
