import { expect, test } from '@playwright/test';
import { startNginx } from '../../scripts/start-nginx.mjs';
import { distDir } from '../support/built-site.ts';
import { hostileFaults } from '../support/hostile-targets.ts';

for (const [name, directive] of [
  ['', ''],
  // An address may then have an empty name in it, as `//evil.example`.
  [' that keeps double slashes', 'merge_slashes off;'],
]) {
  test(`no request makes an nginx${name} redirect off the site or write a header of its own`, async () => {
    const server = `${directive} root ${distDir}; include ${distDir}/_nginx.conf;`;
    const { origin, stop } = await startNginx(distDir, { server });
    try {
      expect(await hostileFaults(origin, '/')).toEqual([]);
    } finally {
      await stop();
    }
  });
}
