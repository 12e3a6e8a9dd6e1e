import path from 'node:path';
import process from 'node:process';
import { defineCommand } from '../../engine/site/define-command.ts';
import { examine } from '../examine/examine.ts';
import { reportOf } from '../examine/report.ts';
import { visibleJson } from '../model/package.ts';
import { DEFAULT_PROFILE, PROFILES } from '../model/profiles.ts';
import type { Profile } from '../model/profiles.ts';
import { nearest } from '../../model/nearest.ts';
import { readPath } from './read-path.ts';

const HELP = `Examines a package as users would get it: a folder, packed as npm packs it, or a tarball. Fails on errors.

  npm run doctor -- PATH

  --json            print everything as JSON, with the proposed package.json
  --profile NAME    whose types have to work: strict, node16 (default) or esm-only, as in Are The Types Wrong
`;

export const DOCTOR = defineCommand({
  help: HELP,
  options: {
    json: { type: 'boolean', default: false },
    profile: { type: 'string', default: DEFAULT_PROFILE },
  },
  takesPositionals: true,
  run: async ({ json, profile }, { positionals }) => {
    const [target, ...others] = positionals;
    const slip = misuse(target, others, profile);
    const read =
      slip === undefined && target !== undefined ? await readPath(path.resolve(target)) : undefined;
    if (!read) {
      console.error(slip ?? `There is nothing at ${target}.`);
      process.exitCode = 1;
      return;
    }
    const examination = await examine(read, isProfile(profile) ? profile : DEFAULT_PROFILE);
    console.log(json ? visibleJson(JSON.stringify(examination, undefined, 2)) : reportOf(examination));
    if (examination.findings.some(({ severity }) => severity === 'error')) process.exitCode = 1;
  },
});

function isProfile(name: string): name is Profile {
  return Object.hasOwn(PROFILES, name);
}

function misuse(target: string | undefined, others: readonly string[], profile: string): string | undefined {
  if (target === undefined) return 'Name a folder with a package.json, or a tarball: npm run doctor -- PATH';
  if (others.length > 0) return `One package at a time: ${others.join(', ')} is left over.`;
  if (isProfile(profile)) return undefined;
  const meant = nearest(profile, Object.keys(PROFILES));
  return `There is no profile "${profile}".${meant === undefined ? '' : ` Did you mean "${meant}"?`} Use --help to see all.`;
}
