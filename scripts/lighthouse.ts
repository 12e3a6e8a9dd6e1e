// npm run lighthouse: runs Lighthouse on every page type. Accessibility, best practices and SEO have to be 100. Performance
// is printed but not judged, because it varies too much between runs. The first run installs Lighthouse into the cache.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { findBrowser } from './find-browser.mjs';
import { startPreview } from './preview.mjs';

const VERSION = '12.8.2';
const ROUTES = [
  '/',
  '/config/',
  '/config/lib/dts',
  '/guide/start/quick-start',
  '/blog/introducing-rslib',
  '/about/writing',
];
const JUDGED = ['accessibility', 'best-practices', 'seo'];
const DEBUG_PORT = 9223;

const home = path.resolve('node_modules/.cache/lighthouse');
if (!existsSync(path.join(home, 'node_modules/lighthouse'))) {
  mkdirSync(home, { recursive: true });
  writeFileSync(path.join(home, 'package.json'), '{ "private": true }\n');
  console.log(`Installing lighthouse ${VERSION} …`);
  execFileSync('npm', ['install', '--prefix', home, `lighthouse@${VERSION}`], { stdio: 'inherit' });
}
interface Report {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string }>;
}
type Lighthouse = (
  address: string,
  options: { port: number; logLevel: string },
) => Promise<{ lhr: Report } | undefined>;

const { default: lighthouse } = (await import(
  pathToFileURL(path.join(home, 'node_modules/lighthouse/core/index.js')).href
)) as { default: Lighthouse };

const preview = await startPreview();
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', `--remote-debugging-port=${DEBUG_PORT}`],
});
let failures = 0;
try {
  for (const route of ROUTES) {
    const result = await lighthouse(preview.address + route, { port: DEBUG_PORT, logLevel: 'error' });
    if (!result) throw new Error(`Lighthouse returned no report for ${route}.`);
    const { categories, audits } = result.lhr;
    const scores = [...JUDGED, 'performance'].map(
      (id) => `${id} ${Math.round((categories[id]?.score ?? 0) * 100)}`,
    );
    console.log(`${route.padEnd(28)} ${scores.join('  ')}`);
    for (const id of JUDGED) {
      for (const { id: audit, weight } of categories[id]?.auditRefs ?? []) {
        const { score = null, title } = audits[audit] ?? {};
        if (weight === 0 || score === null || score === 1) continue;
        failures += 1;
        console.log(`  ${id}: ${title}`);
      }
    }
  }
} finally {
  await browser.close();
  await preview.stop();
}
process.exitCode = failures > 0 ? 1 : 0;
