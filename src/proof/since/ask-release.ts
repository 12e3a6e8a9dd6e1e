import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import type { ReleaseFacts } from '../model/releases.ts';
import { writeAtomically } from '../examples/run/write-atomically.ts';
import { inspectedDefaults } from './inspected.ts';
import { commandsIn, flagsOf } from './read-release.ts';
import type { NamedFacts } from './read-release.ts';
import { PACKAGE } from './registry.ts';
import { npm, runProgram } from './run-program.ts';

const INSTALL = [
  'install',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--no-package-lock',
  '--legacy-peer-deps',
];
/** A project that sets nothing but its format. */
const PROJECT = {
  'package.json': '{ "private": true, "type": "module" }\n',
  'rslib.config.mjs': "export default { lib: [{ format: 'esm' }] };\n",
  'src/index.js': 'export const one = 1;\n',
};
/** Where releases write the inspected configuration. */
const INSPECTED = ['dist/.rsbuild/rsbuild.config.mjs', 'dist/rsbuild.config.mjs'];

/** What only a running release tells. */
export interface Answers {
  flags: NamedFacts;
  inspected: NamedFacts;
}

type Named = [string, ReleaseFacts][];

/** Asks a release for its flags and its inspected defaults. The first time, this installs it with its dependencies. */
export async function askRelease(version: string, folder: string): Promise<Answers> {
  const kept = path.join(folder, `${version}.json`);
  if (existsSync(kept)) {
    const { flags, inspected } = JSON.parse(readFileSync(kept, 'utf8')) as Record<keyof Answers, Named>;
    return { flags: new Map(flags), inspected: new Map(inspected) };
  }
  console.log(`Installing ${version} to read its --help and its inspected configuration`);
  const place = path.join(folder, version);
  for (const [name, text] of Object.entries(PROJECT)) {
    const file = path.join(place, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  try {
    npm([...INSTALL, `${PACKAGE}@${version}`], place);
    const answers = await askInstalled(place);
    const { flags, inspected } = answers;
    writeAtomically(kept, JSON.stringify({ flags: [...flags], inspected: [...inspected] }, null, 2));
    return answers;
  } finally {
    // An installation takes about 100 MB.
    rmSync(place, { recursive: true, force: true });
  }
}

async function askInstalled(place: string): Promise<Answers> {
  const bin = path.join(place, 'node_modules', PACKAGE, 'bin/rslib.js');
  const rslib = (...args: string[]) => runProgram(process.execPath, [bin, ...args], place);
  const ofProgram = rslib('--help');
  const ofCommands = commandsIn(ofProgram).map((command) => [command, rslib(command, '--help')]);
  const helps = { '': ofProgram, ...(Object.fromEntries(ofCommands) as Record<string, string>) };
  rslib('inspect');
  const file = INSPECTED.map((name) => path.join(place, name)).find((name) => existsSync(name));
  if (file === undefined)
    throw new Error(`The inspected configuration is in none of ${INSPECTED.join(', ')}.`);
  const { default: config } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
    default: Record<string, unknown>;
  };
  return { flags: flagsOf(helps), inspected: inspectedDefaults(config, place) };
}
