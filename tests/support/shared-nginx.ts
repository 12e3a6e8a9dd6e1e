import { test } from './test.ts';
import { startNginx } from '../../scripts/start-nginx.mjs';
import { distDir } from './built-site.ts';

/** Serves the built site with nginx for all tests of a file, which run in one worker. */
export function sharedNginx(): { origin: string } {
  test.describe.configure({ mode: 'default' });
  const nginx = { origin: '' };
  let stop: (() => Promise<void>) | undefined;
  test.beforeAll(async () => {
    ({ origin: nginx.origin, stop } = await startNginx(distDir));
  });
  test.afterAll(() => stop?.());
  return nginx;
}
