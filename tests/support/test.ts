/**
 * What tests of the browser start with. It has all sites, although most tests need none: the runner stops a worker with
 * its browser before a test that has other fixtures per worker. What keeps a page busy is apart, in `lab-page.ts` and
 * `lab-site.ts`.
 */
export { test } from './search-sites.ts';
