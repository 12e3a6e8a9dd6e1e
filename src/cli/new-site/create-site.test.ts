import { mkdirSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseSync } from 'rolldown/utils';
import { expect, it } from 'vitest';
import { createSite } from './create-site.ts';

declare const __ENGINE_ROOT__: string;

it('writes a configuration that can be read, whatever the folder of the engine is called', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'new-'));
  const engine = path.join(folder, `it's "my" engine`);
  symlinkSync(__ENGINE_ROOT__, engine);
  mkdirSync(path.join(folder, 'site'));
  createSite([path.join(folder, 'site')], engine);
  const config = readFileSync(path.join(folder, 'site/site.config.ts'), 'utf8');
  expect(parseSync('site.config.ts', config).errors).toEqual([]);
  expect(config).toContain(String.raw`from "../it's \"my\" engine/src/engine/config/define-site.ts"`);
});
