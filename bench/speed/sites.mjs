// Writes the corpus for each engine, and rewrites it only after a change.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { siteOf, templateOf } from './engines/peer.mjs';
import { measureBuild } from './measure/build.mjs';

/** @typedef {import('./engines/engine.mjs').Engine} Engine */

const here = path.dirname(fileURLToPath(import.meta.url));
const STAMP = '.bench-stamp';

/** @param {Engine} engine @param {import('./corpus/corpus.mjs').Corpus} corpus */
export function writtenSite(engine, corpus) {
  const siteDir = siteOf(engine.id, corpus.count);
  const stamp = path.join(siteDir, STAMP);
  const now = recipe(engine);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return siteDir;
  rmSync(siteDir, { recursive: true, force: true });
  engine.writeSite(siteDir, corpus);
  writeFileSync(stamp, now);
  return siteDir;
}

/** Returns the folder of the built site. Builds it first if necessary. */
export async function builtSite(engine, siteDir, limitSeconds) {
  const out = path.join(siteDir, engine.out);
  // Always rebuild ours, because the engine itself changes.
  if (engine.ownsProject || !existsSync(path.join(out, 'index.html'))) {
    await measureBuild({ engine, siteDir, limitSeconds });
  }
  return out;
}

/** Returns a hash of everything that pages and configurations are generated from. */
function recipe({ id, writeSite }) {
  const hash = createHash('sha256').update(String(writeSite));
  const folders = [path.join(here, 'corpus'), templateOf(id)].filter((folder) => existsSync(folder));
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort(),
  );
  for (const file of [...files, path.join(here, 'engines/write-site.mjs')]) hash.update(readFileSync(file));
  return hash.digest('hex');
}
