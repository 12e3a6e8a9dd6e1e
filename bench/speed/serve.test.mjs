import { mkdtempSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve } from './serve.mjs';

let dir;
let site;
beforeAll(async () => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'bench-serve-'));
  mkdirSync(path.join(dir, 'b'));
  mkdirSync(path.join(dir, 'assets'));
  writeFileSync(path.join(dir, 'a.html'), '<p>a</p>'.repeat(100));
  writeFileSync(path.join(dir, 'b/index.html'), '<p>b</p>'.repeat(100));
  writeFileSync(path.join(dir, 'assets/x.png'), randomBytes(40_000));
  site = await serve(dir);
});
afterAll(async () => {
  await site.close();
  rmSync(dir, { recursive: true });
});

/** Sends headers that only browsers may set, which `fetch` does not. */
function sendRequest(url, headers) {
  return new Promise((resolve) => request(url, { headers }, (response) => resolve(response.resume())).end());
}

test('finds pages in any layout, compresses them and counts the bytes sent', async () => {
  for (const name of ['a', 'b', 'b/']) {
    site.sent.length = 0;
    const response = await fetch(`${site.origin}/${name}`);
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(await response.text()).toContain(`<p>${name[0]}</p>`);
    expect(site.sent[0].bytes).toBeGreaterThan(50);
    expect(site.sent[0].bytes).toBeLessThan(400);
  }
  expect((await fetch(`${site.origin}/nowhere`)).status).toBe(404);
});

test('tells pages fetched ahead from all else', async () => {
  site.sent.length = 0;
  const page = `${site.origin}/a`;
  for (const [url, headers] of [
    [`${site.origin}/assets/x.png`, { 'sec-purpose': 'prefetch' }],
    [page, { 'sec-fetch-dest': 'empty', referer: page }],
    [page, { 'sec-fetch-dest': 'empty', referer: `${site.origin}/offline-worker.js` }],
    [page, { 'sec-fetch-dest': 'document' }],
    [`${site.origin}/assets/x.png`, { 'sec-fetch-dest': 'empty', referer: page }],
  ])
    await sendRequest(url, headers);
  expect(site.sent.map(({ isAhead }) => isAhead)).toEqual([true, true, false, false, false]);
});

test('does not resend what the browser has, and lets it cache hashed files forever', async () => {
  const { headers } = await fetch(`${site.origin}/a`);
  const again = await fetch(`${site.origin}/a`, { headers: { 'if-none-match': headers.get('etag') } });
  expect([again.status, (await again.text()).length]).toEqual([304, 0]);
  expect((await fetch(`${site.origin}/assets/x.png`)).headers.get('cache-control')).toContain('immutable');
  expect(headers.get('cache-control')).toBe('no-cache');
});

test('the slow connection delays each request and is shared by all', async () => {
  site.line.setNarrow(true);
  const timed = async (count) => {
    const started = performance.now();
    const bodies = await Promise.all(
      Array.from({ length: count }, async () => (await fetch(`${site.origin}/assets/x.png`)).arrayBuffer()),
    );
    expect(bodies.map(({ byteLength }) => byteLength)).toEqual(Array.from({ length: count }, () => 40_000));
    return performance.now() - started;
  };
  // 40 kB take 200 ms at 200 kB/s, after 150 ms; four of them take 800 ms.
  expect(await timed(1)).toBeGreaterThan(330);
  expect(await timed(4)).toBeGreaterThan(920);
  site.line.setNarrow(false);
});
