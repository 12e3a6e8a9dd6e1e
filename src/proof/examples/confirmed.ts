import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { nameOf } from './choose-examples.ts';
import type { Task } from './record/task.ts';
import { contentHash } from './run/content-hash.ts';
import type { Workshop } from './run/run-project.ts';
import { writeAtomically } from './run/write-atomically.ts';

/** Examples with other tools that were as recorded when they were last run, and with what. */
export interface Confirmed {
  has(task: Task): boolean;
  /**
   * Keeps of those that ran the ones that are right, and of the others those that still exist. Without a list of what
   * exists, because only some pages were read, it keeps all others.
   */
  write(ran: { right: readonly Task[]; all: readonly Task[] }, existing?: readonly Task[]): void;
}

/**
 * Reads the file. The digests include every installed package: unlike a recording, which stays valid as long as the
 * packages that it names have the same versions, any change leads to another run.
 */
export function readConfirmed(file: string, { installDir, preload }: Workshop): Confirmed {
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
  const environment = [
    process.versions.node,
    ...[path.join(installDir, 'package-lock.json'), preload].map((one) =>
      one !== undefined && existsSync(one) ? readFileSync(one, 'utf8') : '',
    ),
  ];
  const digestOf = ({ inputs }: Task): string => contentHash(inputs, ...environment);
  return {
    has: (task) => known[nameOf(task.project)] === digestOf(task),
    write({ right, all: ran }, existing) {
      const left = new Set(existing?.map(({ project }) => nameOf(project)) ?? Object.keys(known));
      for (const { project } of ran) left.delete(nameOf(project));
      const kept = Object.entries(known).filter(([name]) => left.has(name));
      const now = right.map((task) => [nameOf(task.project), digestOf(task)]);
      const entries = Object.entries(Object.fromEntries([...kept, ...now]) as Record<string, string>);
      const sorted = entries.toSorted(([a], [b]) => (a < b ? -1 : 1));
      writeAtomically(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
    },
  };
}
