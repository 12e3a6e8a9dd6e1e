import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './tool.mjs';

const version = readFileSync(path.join(root, 'examples/.nvmrc'), 'utf8').trim();

test('examples/.nvmrc is an exact version, and every recording was made with its major version', () => {
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  const docs = path.join(root, 'docs');
  const recordings = readdirSync(docs, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.recorded.json'),
  );
  expect(recordings.length).toBeGreaterThan(30);
  const others = recordings.filter((name) => {
    const { versions } = JSON.parse(readFileSync(path.join(docs, name), 'utf8'));
    return versions.node !== version.split('.')[0];
  });
  expect(others).toEqual([]);
});
