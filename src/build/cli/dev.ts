import path from 'node:path';
import { parseArgs } from 'node:util';
import { createDevServer } from '../dev/dev-server.ts';
import { serveUntilSignal } from '../serve/listen.ts';
import { failWith } from './fail-with.ts';

declare const __ENGINE_ROOT__: string;

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { site: { type: 'string' }, docs: { type: 'string' } } });
  const siteDir = path.resolve(values.site ?? __ENGINE_ROOT__);
  const docsDir = values.docs === undefined ? undefined : path.resolve(values.docs);
  const cacheDir = path.join(__ENGINE_ROOT__, 'node_modules/.cache/rslib-docs');
  const dev = await createDevServer(__ENGINE_ROOT__, { siteDir, docsDir, cacheDir });
  await serveUntilSignal(dev.server, dev.base);
  await dev.close();
}

main().catch(failWith);
