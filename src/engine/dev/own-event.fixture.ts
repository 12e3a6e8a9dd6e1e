import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeLimit } from '../files/load-in-time.ts';
import { listen } from '../serve/listen.ts';
import type { Extension } from '../site/extension.ts';
import { createDevServer } from './dev-server.ts';

declare const __ENGINE_ROOT__: string;

/** Shows a page with a module that never ends, beside another page whose many steps begin just before that module. */
const siteDir = mkdtempSync(path.join(os.tmpdir(), 'own-event-'));
const write = (name: string, text: string) => writeFileSync(path.join(siteDir, name), text);
mkdirSync(path.join(siteDir, 'docs'));
write('site.config.ts', "export default { title: 'T' };\n");
write('docs/index.mdx', '# Home\n');
write('docs/first.ts', "globalThis.steps.dispatchEvent(new Event('loaded'));\n");
write('docs/Endless.tsx', "import './first.ts';\nfor (;;);\nexport const Endless = () => null;\n");
write('docs/endless.mdx', "import { Endless } from './Endless.tsx'\n\n# Endless\n\n<Endless />\n");
write('docs/beside.mdx', "import { Beside } from '@theme'\n\n# Beside\n\n<Beside />\n");

const steps = new EventTarget();
Object.assign(globalThis, { steps });
const extension: Extension = {
  components: {
    Beside: {
      rule: { static: true, props: {}, children: [] },
      async render() {
        steps.dispatchEvent(new Event('begun'));
        await once(steps, 'loaded');
        for (let step = 0; step < 1000; step++) await Promise.resolve();
        return [];
      },
    },
  },
};

setTimeLimit(1);
const cacheDir = path.join(siteDir, 'cache');
const dev = await createDevServer(__ENGINE_ROOT__, { siteDir, cacheDir, extensions: [extension] });
const origin = await listen(dev.server, { host: '127.0.0.1', port: 0, portIsFixed: true });
const statusOf = (page: string) =>
  fetch(`${origin}/${page}`, { signal: AbortSignal.timeout(20_000) }).then(
    ({ status }) => status,
    (error: Error) => error.name,
  );
const begun = once(steps, 'begun');
const beside = statusOf('beside');
await begun;
console.log('endless', await statusOf('endless'));
console.log('beside', await beside);
rmSync(siteDir, { recursive: true });
process.exit();
