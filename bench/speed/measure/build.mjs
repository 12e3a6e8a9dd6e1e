import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { engine as program } from '../../../scripts/tool.mjs';
import { costOf } from '../process-cost.mjs';
import { BUILD_KINDS } from '../rows.mjs';

/** Disables prompts, progress bars, update checks and telemetry during a measurement. */
export const QUIET_ENVIRONMENT = {
  CI: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  NO_UPDATE_NOTIFIER: '1',
  NO_COLOR: '1',
};

/** @param {import('../engines/engine.mjs').Engine} engine @param {string} siteDir */
export function forgetCaches({ caches }, siteDir) {
  for (const cache of caches) rmSync(path.join(siteDir, cache), { recursive: true, force: true });
}

/**
 * Measures three builds of each engine in every round: a cold one, one of the same pages, and one after a paragraph was
 * added to a page. Then it compresses the site; that and the cold build are what a build for deployment takes. An engine that fails at a size is skipped from then on.
 * @param {{ sites: { engine: import('../engines/engine.mjs').Engine, siteDir: string, pages: number }[], rounds: number,
 *   page: import('../corpus/corpus.mjs').Page, limitSeconds: number, samples: import('../samples.mjs').Samples,
 *   say: (text: string) => void }} on
 */
export async function measureBuilds({ sites, rounds, page, limitSeconds, samples, say }) {
  for (let round = 1; round <= rounds; round += 1) {
    for (const { engine, siteDir, pages } of sites) {
      const part = `build.${pages}`;
      if (samples.has(engine.id, part)) continue;
      const file = path.join(siteDir, engine.docs, `${page.route}.md`);
      const source = readFileSync(file, 'utf8');
      const note = (kind, { cpu, memory, seconds }) => {
        samples.add(engine.id, `${part}.${kind}`, { cpu, memory, seconds });
        const used = memory === undefined ? '' : `, ${(memory / 1e6).toFixed(0)} MB`;
        say(
          `round ${round}  ${pages} pages, ${kind}  ${engine.name.padEnd(12)}  ${cpu?.toFixed(1)} s of processor, ${seconds.toFixed(1)} s${used}`,
        );
      };
      try {
        forgetCaches(engine, siteDir);
        rmSync(path.join(siteDir, engine.out), { recursive: true, force: true });
        /** @type {Partial<Record<string, import('../process-cost.mjs').Cost>>} */
        const costs = {};
        for (const kind of BUILD_KINDS) {
          if (kind === 'edited') writeFileSync(file, `${source}\nOne more paragraph.\n`);
          costs[kind] = await measureBuild({ engine, siteDir, limitSeconds });
          note(kind, costs[kind]);
        }
        const { cpu, seconds } = await compressionCost(path.join(siteDir, engine.out), limitSeconds);
        note('compressed', {
          cpu: cpu !== undefined && costs.cold?.cpu !== undefined ? costs.cold.cpu + cpu : undefined,
          seconds: costs.cold.seconds + seconds,
        });
      } catch (error) {
        samples.fail(engine.id, part, error.message);
        say(`${engine.name}, ${pages} pages: ${error.message}`);
      } finally {
        writeFileSync(file, source);
        // What other measurements load must not have the edited page.
        rmSync(path.join(siteDir, engine.out), { recursive: true, force: true });
      }
    }
  }
}

/**
 * @param {{ engine: import('../engines/engine.mjs').Engine, siteDir: string, limitSeconds: number }} on
 * @returns {Promise<import('../process-cost.mjs').Cost>}
 */
export async function measureBuild({ engine, siteDir, limitSeconds }) {
  const cost = await costOf(engine.build(siteDir), { cwd: siteDir, env: QUIET_ENVIRONMENT, limitSeconds });
  if (cost.timedOut) throw new Error(`not built within ${limitSeconds} s`);
  if (cost.code !== 0) throw new Error(`the build failed: ${reasonIn(cost.output)}`);
  return cost;
}

/**
 * Measures the same compression for every engine: the best Brotli and gzip of each text file, without a cache. It is a step
 * of our build, and one to add to those of the peers.
 * @returns {Promise<import('../process-cost.mjs').Cost>}
 */
async function compressionCost(out, limitSeconds) {
  const cacheDir = mkdtempSync(path.join(os.tmpdir(), 'bench-compress-'));
  try {
    const command = program('bench/speed/measure/compress.ts', [out, cacheDir]);
    const cost = await costOf(command, { cwd: out, env: QUIET_ENVIRONMENT, limitSeconds });
    if (cost.timedOut) throw new Error(`not compressed within ${limitSeconds} s`);
    if (cost.code !== 0) throw new Error(`the site was not compressed: ${reasonIn(cost.output)}`);
    return cost;
  } finally {
    rmSync(cacheDir, { recursive: true });
  }
}

/** Finds the reason in the output. An aborted process prints it above pages of stack traces. */
function reasonIn(output) {
  return /^.*out of memory.*$/im.exec(output)?.[0] ?? output.trim().slice(-400);
}
