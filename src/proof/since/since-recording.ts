import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Problem } from '../../model/problem.ts';
import { RELEASE_KINDS } from '../model/releases.ts';
import type { ReleaseHistory } from '../model/releases.ts';
import { contentHash } from '../examples/run/content-hash.ts';
import { writeAtomically } from '../examples/run/write-atomically.ts';

export const SINCE_FILE = 'releases/rslib.recorded.json';
export const SINCE_COMMAND = 'Run: npm run since';

const facts = z.strictObject({
  type: z.string().optional(),
  default: z.string().optional(),
  isDeprecated: z.literal(true).optional(),
});
const timelines = z.record(z.string(), z.record(z.string(), facts.nullable()));

const recording = z.strictObject({
  /** Hash of everything below. If it does not match, no run wrote the recording. */
  hash: z.string(),
  releases: z.array(z.string()).min(1),
  options: timelines,
  inspected: timelines,
  flags: timelines,
  api: timelines,
});

/** The recorded history of releases, or why it must not be shown. */
export function readHistory(siteDir: string): ReleaseHistory | Problem {
  const problem = (what: string): Problem => ({
    level: 'error',
    file: SINCE_FILE,
    what,
    fix: SINCE_COMMAND,
  });
  const place = path.join(siteDir, SINCE_FILE);
  if (!existsSync(place)) return problem('The releases have not been recorded.');
  try {
    const { hash, ...history } = recording.parse(JSON.parse(readFileSync(place, 'utf8')));
    return hash === hashOf(history) ? history : problem('The recording of releases was edited.');
  } catch {
    return problem('The recording of releases cannot be read: it was edited, or it is incomplete.');
  }
}

/** Writes one line per name, so a diff shows what a new release changed. */
export function writeHistory(siteDir: string, history: ReleaseHistory): void {
  const lines = (named: Readonly<Record<string, unknown>>) =>
    Object.entries(named).map(
      ([name, timeline]) => `    ${JSON.stringify(name)}: ${JSON.stringify(timeline)}`,
    );
  const parts = RELEASE_KINDS.map((kind) => `  "${kind}": {\n${lines(history[kind]).join(',\n')}\n  }`);
  const head = [`  "hash": "${hashOf(history)}"`, `  "releases": ${JSON.stringify(history.releases)}`];
  writeAtomically(path.join(siteDir, SINCE_FILE), `{\n${[...head, ...parts].join(',\n')}\n}\n`);
}

function hashOf(history: ReleaseHistory): string {
  const parts = [history.releases, ...RELEASE_KINDS.map((kind) => history[kind])];
  return contentHash(...parts.map((part) => JSON.stringify(part)));
}
