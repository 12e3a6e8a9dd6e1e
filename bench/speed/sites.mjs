// The corpus as each engine wants it, written once and again when it has changed.
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

/** Where the site is built; builds it when there is none. */
export async function builtSite(engine, siteDir, limitSeconds) {
  const out = path.join(siteDir, engine.out);
  // Ours is built anew: the engine is what is being worked on.
  if (engine.ownsProject || !existsSync(path.join(out, 'index.html'))) {
    await measureBuild({ engine, siteDir, limitSeconds });
  }
  return out;
}

/** Everything that pages and configurations are made by. */
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
