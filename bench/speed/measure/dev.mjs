import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { QUIET_ENVIRONMENT, forgetCaches } from './build.mjs';
import { launch } from './launch.mjs';
import { expectPaint, openReader } from './reader.mjs';
import { endGroup } from '../end-group.mjs';
import { freePort } from '../../../scripts/free-port.mjs';

const EDITS = 5;
const START_LIMIT_MS = 180_000;
const SETTLE_MS = 1500;

/**
 * @param {{ sites: { engine: import('../engines/engine.mjs').Engine, siteDir: string }[], rounds: number,
 *   samples: import('../samples.mjs').Samples, page: import('../corpus/corpus.mjs').Page, say: (text: string) => void }} on
 */
export async function measureDevServers({ sites, rounds, samples, page, say }) {
  const browser = await launch();
  try {
    for (let round = 1; round <= rounds; round += 1) {
      for (const { engine, siteDir } of sites) {
        if (samples.has(engine.id, 'dev')) continue;
        try {
          const seen = await measureDev({ browser, engine, siteDir, page });
          samples.add(engine.id, 'dev', seen);
          say(`round ${round}  dev  ${engine.name.padEnd(12)}  ${JSON.stringify(seen)}`);
        } catch (error) {
          samples.fail(engine.id, 'dev', error.message);
          say(`${engine.name}, dev: ${error.message}`);
        }
      }
    }
  } finally {
    await browser.close();
  }
}

/**
 * Measures two times. `start`: from the command to the heading of the requested page, with nothing cached. `edit`: from
 * writing the file to painting the changed words in the open page, the median of five.
 */
async function measureDev({ browser, engine, siteDir, page: { route, title } }) {
  forgetCaches(engine, siteDir);
  const port = await freePort();
  const { command, env } = engine.dev(siteDir, port);
  const started = performance.now();
  const child = spawn(command[0], command.slice(1), {
    cwd: siteDir,
    // With CI set, some servers do not watch files.
    env: { ...process.env, ...QUIET_ENVIRONMENT, CI: '', ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keepTail = (chunk) => (output = (output + chunk).slice(-2000));
  child.stdout.on('data', keepTail);
  child.stderr.on('data', keepTail);
  const ended = new Promise((resolve) => child.once('close', resolve));
  const { page, close } = await openReader(browser, { slowdown: 1 });
  const file = path.join(siteDir, engine.docs, `${route}.md`);
  const source = readFileSync(file, 'utf8');
  const url = `http://127.0.0.1:${port}${route}`;
  try {
    await untilAnswered(url, child, () => output);
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator('h1', { hasText: title }).first().waitFor({ timeout: START_LIMIT_MS });
    const start = performance.now() - started;
    const edits = [];
    for (let edit = 0; edit < EDITS; edit += 1) {
      // Let the server finish the work it deferred after the start or the last edit.
      await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
      edits.push(await timeOfEdit(page, file, source));
    }
    return { start, edit: edits.sort((a, b) => a - b)[Math.floor(EDITS / 2)] };
  } finally {
    await close();
    writeFileSync(file, source);
    endGroup(child, 'SIGTERM');
    await ended;
  }
}

async function timeOfEdit(page, file, source) {
  const word = `Changed${Date.now().toString(36)}`;
  const painted = await expectPaint(page, { selector: 'p, li', text: word });
  const written = performance.timeOrigin + performance.now();
  writeFileSync(file, source.replace(/^(?=[A-Z])/m, `${word} `));
  return (await painted()).at - written;
}

async function untilAnswered(url, child, output) {
  const deadline = performance.now() + START_LIMIT_MS;
  for (;;) {
    const ok = await fetch(url, { headers: { accept: 'text/html' } }).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    if (child.exitCode !== null) throw new Error(`the dev server exited: ${output().trim().slice(-300)}`);
    if (performance.now() > deadline) throw new Error('the dev server did not respond within three minutes');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
