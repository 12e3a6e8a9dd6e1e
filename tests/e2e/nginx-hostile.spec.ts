import { expect } from '@playwright/test';
import { test } from '../support/test.ts';
import { startNginx } from '../../scripts/start-nginx.mjs';
import { distDir } from '../support/built-site.ts';
import { hostileFaults } from '../support/hostile-targets.ts';

for (const [name, directive] of [
  ['', ''],
  // Paths may then contain empty segments, as in `//evil.example`.
  [' with merge_slashes off', 'merge_slashes off;'],
]) {
  test(`no request makes nginx${name} redirect off the site or send an injected header`, async () => {
    const server = `${directive} root ${distDir}; include ${distDir}/_nginx.conf;`;
    const { origin, stop } = await startNginx(distDir, { server });
    try {
      expect(await hostileFaults(origin, '/')).toEqual([]);
    } finally {
      await stop();
    }
  });
}
