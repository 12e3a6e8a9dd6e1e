import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
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
 * added to a page. An engine that fails at a size is skipped from then on.
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
      try {
        forgetCaches(engine, siteDir);
        rmSync(path.join(siteDir, engine.out), { recursive: true, force: true });
        for (const kind of BUILD_KINDS) {
          if (kind === 'edited') writeFileSync(file, `${source}\nOne more paragraph.\n`);
          const { cpu, memory, seconds } = await measureBuild({ engine, siteDir, limitSeconds });
          samples.add(engine.id, `${part}.${kind}`, { cpu, memory, seconds });
          say(
            `round ${round}  ${pages} pages, ${kind}  ${engine.name.padEnd(12)}  ${cpu?.toFixed(1)} s of processor, ${seconds.toFixed(1)} s, ${((memory ?? 0) / 1e6).toFixed(0)} MB`,
          );
        }
      } catch (error) {
        samples.fail(engine.id, part, error.message);
        say(`${engine.name}, ${pages} pages: ${error.message}`);
      } finally {
        writeFileSync(file, source);
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

/** Finds the reason in the output. An aborted process prints it above pages of stack traces. */
function reasonIn(output) {
  return /^.*out of memory.*$/im.exec(output)?.[0] ?? output.trim().slice(-400);
}
