// npm run bench:doctor: times the first and the second package on the page of the doctor, beside `attw --pack`.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs, promisify } from 'node:util';
import type { Browser } from '@playwright/test';
import { startPreview } from '../../scripts/preview.mjs';
import { orSentence } from '../../scripts/sentence.mjs';
import { launch } from '../speed/measure/launch.mjs';
import { benchPackage } from './bench-package.ts';

declare const __ENGINE_ROOT__: string;

const HELP = `Times the page of the doctor in the built site, beside the command of Are The Types Wrong, on a package of 20 files.

  --rounds N  measurements of each (default: 7)
  --save      write the result to bench/doctor/results.json
`;

const execute = promisify(execFile);
const FIRST = 'first-kit';
const SECOND = 'second-kit';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    save: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) console.log(HELP.trimEnd());
else await orSentence(() => bench(Number(values.rounds), values.save));

async function bench(rounds: number, isSaved: boolean): Promise<void> {
  const [load = 0] = os.loadavg();
  const root = mkdtempSync(path.join(os.tmpdir(), 'bench-doctor-'));
  const tarballs = new Map<string, Buffer>();
  for (const name of [FIRST, SECOND]) tarballs.set(name, await packed(root, name));
  const preview = await startPreview();
  const browser = await launch();
  const times = { command: [] as number[], first: [] as number[], second: [] as number[] };
  try {
    // In turns, so a busy minute slows all of them.
    for (let round = 0; round < rounds; round++) {
      times.command.push(await timeCommand(path.join(root, FIRST)));
      const { first, second } = await visit(browser, preview.address, tarballs);
      times.first.push(first);
      times.second.push(second);
    }
  } finally {
    await browser.close();
    await preview.stop();
    rmSync(root, { recursive: true });
  }
  const [command, first, second] = [times.command, times.first, times.second].map(median) as [
    number,
    number,
    number,
  ];
  const results = {
    date: new Date().toISOString().slice(0, 10),
    processors: os.cpus().length,
    loadBefore: Math.round(load * 10) / 10,
    rounds,
    milliseconds: { 'attw --pack': command, 'first package': first, 'second package': second },
    firstRatio: ratio(first, command),
    secondRatio: ratio(second, first),
  };
  console.log(JSON.stringify(results, undefined, 2));
  if (isSaved)
    writeFileSync(
      path.join(__ENGINE_ROOT__, 'bench/doctor/results.json'),
      `${JSON.stringify(results, undefined, 2)}\n`,
    );
}

/** Writes the package, packs it with npm, and returns the tarball. */
async function packed(root: string, name: string): Promise<Buffer> {
  const folder = path.join(root, name);
  for (const [file, text] of Object.entries(benchPackage(name))) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  await execute('npm', ['pack', '--silent', '--pack-destination', root], { cwd: folder });
  return readFileSync(path.join(root, `${name}-1.0.0.tgz`));
}

async function timeCommand(folder: string): Promise<number> {
  const manifest = createRequire(path.join(__ENGINE_ROOT__, 'package.json')).resolve(
    '@arethetypeswrong/cli/package.json',
  );
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: { attw: string } };
  const begun = performance.now();
  await execute(
    process.execPath,
    [path.join(path.dirname(manifest), bin.attw), '--pack', '.', '--profile', 'esm-only'],
    { cwd: folder },
  );
  return performance.now() - begun;
}

/** Gives both packages to a page in a new browser profile, whose cache is empty. */
async function visit(
  browser: Browser,
  address: string,
  tarballs: ReadonlyMap<string, Buffer>,
): Promise<{ first: number; second: number }> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${address}/doctor`);
  await page.locator('.doctor-bench').waitFor();
  const time = async (name: string) =>
    page.evaluate(
      ({ file, bytes }) =>
        new Promise<number>((resolve) => {
          const dropped = new DataTransfer();
          dropped.items.add(new File([new Uint8Array(bytes)], `${file}.tgz`));
          const begun = performance.now();
          const observer = new MutationObserver(() => {
            if (document.querySelector('.doctor-verdict')?.textContent.includes(file) !== true) return;
            observer.disconnect();
            resolve(performance.now() - begun);
          });
          observer.observe(document.body, { childList: true, subtree: true, characterData: true });
          dispatchEvent(new DragEvent('drop', { dataTransfer: dropped, cancelable: true }));
        }),
      { file: name, bytes: [...tarballs.get(name)!] },
    );
  const first = await time(FIRST);
  const second = await time(SECOND);
  await context.close();
  return { first, second };
}

function median(times: readonly number[]): number {
  return Math.round(times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0);
}

function ratio(a: number, b: number): number {
  return Math.round((a / b) * 100) / 100;
}
