import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { build } from 'vite';
import type { Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { asModule, REACT_FILES, reactModules } from './react-modules.ts';

const require = createRequire(import.meta.url);
/** Node does not export these files, but where they are. */
const fileOf = (source: string) => path.join(path.dirname(require.resolve(source)), REACT_FILES.get(source)!);

describe.each([...REACT_FILES.keys()])('%s', (source) => {
  const module = asModule(readFileSync(fileOf(source), 'utf8'));
  const [, list = ''] = /^export \{ (.*) \};$/m.exec(module) ?? [];

  it('exports the same names as a module', () => {
    const names = Object.keys(require(fileOf(source)) as object);
    expect(list.split(', ').map((one) => one.split(' as ')[1])).toEqual(names);
  });

  it('has nothing left of CommonJS, and declares each name once', () => {
    expect(module).not.toMatch(/\brequire\(|\bexports\b/);
    for (const one of list.split(', '))
      expect(module.match(new RegExp(`^var ${one.split(' ')[0]!} =`, 'gm'))).toHaveLength(1);
  });
});

async function bundle(code: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      reactModules(),
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? path.resolve('src/entry.js') : undefined),
        load: (id) => (id === path.resolve('src/entry.js') ? code : undefined),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: 'entry', output: { format: 'iife' } },
    },
  });
  const [chunk] = (result as Rolldown.RolldownOutput).output;
  return chunk.code;
}

it('a bundle has only what is used', async () => {
  const code = await bundle("import { useState, version } from 'react'; told = [typeof useState, version];");
  const context = { told: [] };
  runInNewContext(code, context);
  expect([...context.told]).toEqual(['function', (require('react') as { version: string }).version]);
  expect(code).not.toContain('react.lazy');
  expect(code).not.toContain('cloneElement');
});

it('a default import gets all of it', async () => {
  const code = await bundle("import React from 'react'; told = Object.keys(React).length;");
  const context = { told: 0 };
  runInNewContext(code, context);
  expect(context.told).toBe(Object.keys(require(fileOf('react')) as object).length);
});
