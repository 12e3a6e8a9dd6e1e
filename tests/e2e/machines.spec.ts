import { expect } from '@playwright/test';
import { test } from '../support/test.ts';
import { distDir, routesOf } from '../support/built-site.ts';

test('sitemap and feeds are well-formed XML, and the sitemap lists every page', async ({ page, request }) => {
  await page.goto('/blog/');
  const feeds = await page
    .locator('link[rel="alternate"][type$="+xml"]')
    .evaluateAll((links) =>
      links.map((link) => new URL(link.getAttribute('href') ?? '', location.href).pathname),
    );
  expect(feeds).toEqual(['/blog/rss.xml', '/blog/atom.xml']);
  // A blank page has no policy that forbids parsing.
  await page.goto('about:blank');
  for (const file of ['/sitemap.xml', ...feeds]) {
    const xml = await (await request.get(file)).text();
    const fault = await page.evaluate(
      (text) => new DOMParser().parseFromString(text, 'text/xml').querySelector('parsererror')?.textContent,
      xml,
    );
    expect([file, fault]).toEqual([file, undefined]);
    expect(xml).toContain(file === '/sitemap.xml' ? '/config/lib/dts</loc>' : 'Introducing Rslib</title>');
  }
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap.match(/<url>/g)).toHaveLength(routesOf(distDir).filter((route) => route !== '/404').length);
});

test('every page links to a Markdown twin with its title and examples', async ({ request }) => {
  for (const route of routesOf(distDir).filter((one) => one !== '/404')) {
    const html = await (await request.get(route)).text();
    const href = /<link rel="alternate" type="text\/markdown" href="(?<href>[^"]+)"/.exec(html)?.groups?.[
      'href'
    ];
    expect(href).toBe(route.endsWith('/') ? `${route}index.md` : `${route}.md`);
    const answer = await request.get(href ?? '');
    expect([href, answer.status(), answer.headers()['content-type']]).toEqual([
      href,
      200,
      'text/markdown; charset=utf-8',
    ]);
    const markdown = await answer.text();
    const title = /<h1[^>]*>(?<title>[^<]*)/.exec(html)?.groups?.['title'];
    if (title !== undefined && !html.includes('data-type="home"')) expect(markdown).toContain(`# ${title}`);
    expect(markdown.match(/^```/gm)?.length ?? 0).toBeGreaterThanOrEqual(
      html.match(/<figure class="code"/g)?.length ?? 0,
    );
    const prose = markdown.replaceAll(/^(`{3,}).*?^\1/gms, '');
    expect(prose).not.toMatch(/^<\w|^import .* from '@theme'/m);
  }
});

test('robots.txt names the sitemap and llms.txt lists every page', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toMatch(/^Sitemap: https:\/\/.+\/sitemap\.xml$/m);
  const list = await (await request.get('/llms.txt')).text();
  expect(list.match(/^- \[/gm)).toHaveLength(routesOf(distDir).filter((route) => route !== '/404').length);
  expect((await (await request.get('/llms-full.txt')).text()).length).toBeGreaterThan(list.length * 5);
});
