import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { createSiteServer } from '../../src/engine/serve/server.ts';
import { distDir } from '../support/built-site.ts';
import { waitForApp, recordFaults } from '../support/reader.ts';
import { serving } from '../support/sites.ts';
import { test } from '../support/test.ts';

/** Runs in the page. The browser's reports, not its return value, show whether it worked. */
type Attempt = () => unknown;
/** Opens a page of the site and returns how the browser responded to the attempts of a row. */
type Outcome = (page: Page, origin: string) => Promise<unknown>;

const ROUTE = '/guide/';
/** No directive allows this URL, so its report means that all earlier reports have arrived. */
const LAST = 'https://last.example/x.png';

/**
 * Every directive of the policy, with real attempts at what it allows and forbids, and the expected outcome.
 */
const ROWS: Record<string, { outcome: Outcome; expected: unknown }> = {
  'default-src': {
    outcome: reportsOf(() =>
      document.head.append(
        Object.assign(document.createElement('link'), {
          rel: 'prefetch',
          href: 'https://elsewhere.example/',
        }),
      ),
    ),
    expected: [['default-src']],
  },
  'script-src': {
    outcome: reportsOf(
      () => {
        const own: string = '/picture.svg';
        return import(own).catch(() => undefined);
      },
      () => {
        const other: string = 'https://elsewhere.example/x.js';
        return import(other).catch(() => undefined);
      },
    ),
    expected: [[], ['script-src-elem']],
  },
  'style-src': {
    outcome: reportsOf(
      () =>
        new Promise((resolve) => {
          const link = Object.assign(document.createElement('link'), {
            rel: 'stylesheet',
            href: '/picture.svg',
          });
          link.addEventListener('load', resolve);
          link.addEventListener('error', resolve);
          document.head.append(link);
        }),
      () => document.head.append(Object.assign(document.createElement('style'), { textContent: 'p{}' })),
    ),
    expected: [[], ['style-src-elem']],
  },
  'img-src': {
    outcome: reportsOf(
      () => Object.assign(new Image(), { src: '/picture.svg' }),
      () => Object.assign(new Image(), { src: 'https://images.example/x.png' }),
      () => Object.assign(new Image(), { src: 'https://elsewhere.example/x.png' }),
    ),
    expected: [[], [], ['img-src']],
  },
  'connect-src': {
    outcome: reportsOf(
      () => fetch('/picture.svg').catch(() => undefined),
      () => fetch('https://elsewhere.example/').catch(() => undefined),
    ),
    expected: [[], ['connect-src']],
  },
  'font-src': {
    outcome: reportsOf(
      () => new FontFace('own', 'url(/picture.svg)').load().catch(() => undefined),
      () => new FontFace('other', 'url(https://elsewhere.example/x.woff2)').load().catch(() => undefined),
    ),
    expected: [[], ['font-src']],
  },
  'media-src': {
    outcome: reportsOf(
      () => new Audio('/picture.svg').load(),
      () => new Audio('https://media.example/x.mp3').load(),
      () => new Audio('https://elsewhere.example/x.mp3').load(),
    ),
    expected: [[], [], ['media-src']],
  },
  'frame-src': {
    outcome: reportsOf(
      () =>
        document.body.append(
          Object.assign(document.createElement('iframe'), { src: 'https://frames.example/' }),
        ),
      () =>
        document.body.append(
          Object.assign(document.createElement('iframe'), { src: 'https://elsewhere.example/' }),
        ),
    ),
    expected: [[], ['frame-src']],
  },
  'manifest-src': {
    async outcome(page, origin) {
      await page.goto(origin + ROUTE);
      const { data } = await (await page.context().newCDPSession(page)).send('Page.getAppManifest');
      return data?.includes('"name"');
    },
    expected: true,
  },
  'base-uri': {
    outcome: reportsOf(() =>
      document.head.append(
        Object.assign(document.createElement('base'), { href: 'https://elsewhere.example/' }),
      ),
    ),
    expected: [['base-uri']],
  },
  'form-action': {
    outcome: reportsOf(() => {
      const form = document.createElement('form');
      Object.assign(form, { action: 'https://elsewhere.example/', target: '_blank' });
      document.body.append(form);
      form.submit();
    }),
    expected: [['form-action']],
  },
  'frame-ancestors': {
    async outcome(page, origin) {
      const frame = `<iframe src="${origin}${ROUTE}"></iframe>`;
      const outer = createServer((_, response) =>
        response.writeHead(200, { 'content-type': 'text/html' }).end(frame),
      );
      let headings = -1;
      await serving('', outer, async (site) => {
        await page.goto(site.origin);
        headings = await page.frameLocator('iframe').locator('h1').count();
      });
      return headings;
    },
    expected: 0,
  },
  'require-trusted-types-for': {
    outcome: reportsOf(() => {
      try {
        document.createElement('p').innerHTML = '<b>';
      } catch {
        // A blocked attempt also throws.
      }
    }),
    expected: [['require-trusted-types-for']],
  },
  'trusted-types': {
    outcome: reportsOf(() => {
      try {
        (
          globalThis as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }
        ).trustedTypes.createPolicy('other', {});
      } catch {
        // A blocked attempt also throws.
      }
    }),
    expected: [['trusted-types']],
  },
};

/**
 * Opens a page, makes one attempt after another, and returns the directives that the browser reports for
 * each.
 */
function reportsOf(...attempts: Attempt[]): Outcome {
  return async (page, origin) => {
    await page.goto(origin + ROUTE);
    const reports: string[][] = [];
    for (const attempt of attempts) {
      const listener = await page.evaluateHandle((last) => {
        const directives: string[] = [];
        const done = new Promise<void>((resolve) => {
          document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
            if (blockedURI === last) resolve();
            else directives.push(effectiveDirective);
          });
        });
        return { directives, done };
      }, LAST);
      await page.evaluate(attempt);
      const reported = listener.evaluate(async ({ directives, done }, last) => {
        Object.assign(new Image(), { src: last });
        await done;
        return directives;
      }, LAST);
      reports.push(await reported);
    }
    return reports;
  };
}

const policyOf = (dir: string) =>
  (JSON.parse(readFileSync(path.join(dir, '_site.json'), 'utf8')) as { csp: string }).csp.split('; ');
const nameOf = (directive: string) => directive.split(' ')[0]!;

test('every directive of the policy is in the table', ({ furniture }) => {
  expect(policyOf(furniture.dir).map(nameOf).sort()).toEqual(Object.keys(ROWS).sort());
  expect(
    policyOf(distDir)
      .map(nameOf)
      .filter((name) => !(name in ROWS)),
  ).toEqual([]);
});

for (const [name, { outcome, expected }] of Object.entries(ROWS)) {
  test(`${name} is enforced, and removing it makes a difference`, async ({
    page,
    furniture: { dir, origin },
  }) => {
    await page.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    expect(await outcome(page, origin)).toEqual(expected);
    const without = policyOf(dir).filter((directive) => nameOf(directive) !== name);
    const headers = { 'content-security-policy': without.join('; ') };
    await serving(dir, createSiteServer({ dir, headers }), async ({ origin: weaker }) => {
      expect(await outcome(page, weaker)).not.toEqual(expected);
    });
  });
}

test('a policy in the page is enforced when the host sends none, and the page works with it', async ({
  page,
  plainPageTypes: { origin },
}) => {
  const faults = await recordFaults(page);
  const response = await page.goto(`${origin}/guide/doc`);
  expect(await response?.headerValue('content-security-policy')).toBeNull();
  await waitForApp(page);
  expect(faults).toEqual([]);
  expect(
    await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective));
          Object.assign(new Image(), { src: 'https://elsewhere.example/x.png' });
        }),
    ),
  ).toBe('img-src');
});
