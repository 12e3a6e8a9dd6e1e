import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import nodeFs from 'node:fs';
import nodeModule from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';

const root = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'lab-module-')));
afterAll(() => rmSync(root, { recursive: true }));

const FILES = {
  'node_modules/main-field/package.json': '{ "main": "./lib/main.js" }',
  'node_modules/main-field/lib/main.js': 'module.exports = "main"',
  'node_modules/plain/package.json': '{}',
  'node_modules/plain/index.js': 'module.exports = "plain"',
  'node_modules/plain/other.js': 'module.exports = "other"',
};
for (const [name, text] of Object.entries(FILES)) {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
}

/** The volume of the lab starts at the root of its file system. Here, it is a folder. */
const volumeFs = {
  existsSync: (file: string) => nodeFs.existsSync(root + file),
  statSync: (file: string) => nodeFs.statSync(root + file),
  readFileSync: (file: string, encoding: 'utf8') => nodeFs.readFileSync(root + file, encoding),
};
vi.doMock('../project/volume.ts', () => ({ volumeFs }));
vi.doMock('lab:modules', () => ({
  nodeModules: { path: () => path },
  bundledModules: {
    '/node_modules/plain': () => 'plain',
    '/node_modules/plain/other.js': () => 'other',
  },
}));
const standIn = await import('./module.ts');

const FROM = 'node_modules/plain/index.js';
const own = standIn.createRequire(`file:///${FROM}`);
const native = nodeModule.createRequire(path.join(root, FROM));

test.each(['path', 'node:path', 'plain', './other.js', '../plain/other.js'])(
  '%s is the same module',
  (id) => {
    expect(own(id)).toBe(native(id));
  },
);

test.each(['main-field', 'plain', 'plain/other', 'plain/other.js', './other', '../main-field/lib/main.js'])(
  '%s is found in the same file',
  (id) => {
    expect(path.join(root, own.resolve(id))).toBe(native.resolve(id));
  },
);

test('a module that does not exist is reported as Node does', () => {
  const errorOf = (call: () => unknown) => {
    try {
      call();
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      return { code, message: message.split('\n')[0] };
    }
    return undefined;
  };
  for (const id of ['not-there', './not-there.js']) {
    const expected = errorOf(() => native(id));
    expect(expected?.code).toBe('MODULE_NOT_FOUND');
    expect(errorOf(() => own(id))).toEqual(expected);
    expect(errorOf(() => own.resolve(id))).toEqual(errorOf(() => native.resolve(id)));
  }
});

test('a file of the project is never evaluated, and a module that arrives later is found', async () => {
  expect(() => own('main-field')).toThrow("Cannot find module 'main-field'");
  standIn.addModules({ '/node_modules/main-field': () => 'main' });
  expect(own('main-field')).toBe(native('main-field'));
  await expect(standIn.importAtRuntime('file:///node_modules/main-field')).resolves.toBe('main');
  await expect(standIn.importAtRuntime('not-there')).rejects.toThrow('Cannot find module');
});

test('takes a path in place of an address', () => {
  expect(standIn.createRequire(`/${FROM}`)('./other.js')).toBe('other');
});
