import { writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { labBundle } from '../src/lab/build/bundle-lab.ts';
import { labPlaces, missingInstall } from '../src/lab/build/lab-places.ts';
import { readVerified, verifiedFile } from '../src/lab/build/verified.ts';
import type { Verified } from '../src/lab/build/verified.ts';
import { difference } from './lab/compare-builds.ts';
import { openLab } from './lab/lab-browser.ts';
import type { Engine, LabBrowser, LabBuild } from './lab/lab-browser.ts';
import { openNative } from './lab/native-build.ts';
import { spread } from './lab/spread.ts';
import type { NativeRslib } from './lab/native-build.ts';
import { verifyCases } from './lab/verify-cases.ts';
import type { VerifyCase } from './lab/verify-cases.ts';

declare const __ENGINE_ROOT__: string;

const DECLARATION = /\.d\.[cm]?ts$/;

const HELP = `Builds every recorded project and explorer combination with the lab in a browser, and compares each file that
it writes with those of the native Rslib, byte for byte.

  --browser NAME  chromium or firefox (default: chromium)
  --sample N      only N of them, spread evenly
  --only TEXT     only those whose page or explorer contains this
  --save          write the result to bench/lab/verified.json, which the page of the lab shows
`;

const { values } = parseArgs({
  options: {
    browser: { type: 'string', default: 'chromium' },
    sample: { type: 'string' },
    only: { type: 'string' },
    save: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) console.log(HELP.trimEnd());
else await verify();

async function verify(): Promise<void> {
  const places = labPlaces(__ENGINE_ROOT__);
  const missing = missingInstall(places);
  if (missing !== undefined) throw new Error(`The lab's packages are not installed. Run: ${missing}`);
  const bundle = await labBundle(places);
  const all = verifyCases(__ENGINE_ROOT__, path.join(__ENGINE_ROOT__, 'docs')).filter(({ id }) =>
    id.includes(values.only ?? ''),
  );
  const cases = values.sample === undefined ? all : spread(all, Number(values.sample));
  const native = openNative(__ENGINE_ROOT__);
  const lab = await openLab(bundle, values.browser as Engine);
  const differences: Record<string, string[]> = {};
  const declarations = { equal: 0, total: 0 };
  try {
    for (const one of cases) {
      const { reason, isDeclared } = await compare(one, native, lab);
      if (isDeclared) declarations.total++;
      if (isDeclared && reason === undefined) declarations.equal++;
      if (reason !== undefined) (differences[reason] ??= []).push(one.id);
      console.log(
        `${reason === undefined ? 'equal' : 'OTHER'}  ${one.id}${reason === undefined ? '' : `: ${reason}`}`,
      );
    }
  } finally {
    native.end();
    await lab.close();
  }
  const other = Object.values(differences).flat().length;
  const result: Verified = {
    versions: bundle.manifest.versions,
    equal: cases.length - other,
    total: cases.length,
    declarations,
    differences,
  };
  console.log(
    `${result.equal} of ${result.total} builds are the same, byte for byte, and ${declarations.equal} of ${declarations.total} that write declaration files.`,
  );
  if (values.save) writeFileSync(verifiedFile(__ENGINE_ROOT__), `${JSON.stringify(result, null, 2)}\n`);
  else if (isNew(differences)) process.exitCode = 1;
}

interface Comparison {
  /** Why the two differ, if they do. */
  reason: string | undefined;
  /** The native build writes declaration files. */
  isDeclared: boolean;
}

async function compare(one: VerifyCase, native: NativeRslib, lab: LabBrowser): Promise<Comparison> {
  const texts = Object.entries(Object.fromEntries(one.files)).filter(
    ([, content]) => typeof content === 'string',
  );
  if (texts.length < one.files.size)
    return { reason: 'The project contains a binary file, and the lab edits text.', isDeclared: false };
  const files = Object.fromEntries(texts) as Record<string, string>;
  const [expected, built] = await Promise.all([native.build(one), buildOrCrash(one, files, lab)]);
  const isDeclared = [...expected.files.keys()].some((name) => DECLARATION.test(name));
  if (difference(expected, built) === undefined) return { reason: undefined, isDeclared };
  // The compiler of Svelte remembers the folder of the first project in a process.
  native.restart();
  return { reason: difference(await native.build(one), built), isDeclared };
}

/** A crash of Rspack ends the process of a native build, and the worker of the lab. Both are failed builds. */
async function buildOrCrash(
  { args }: VerifyCase,
  files: Record<string, string>,
  lab: LabBrowser,
): Promise<Omit<LabBuild, 'milliseconds'>> {
  const config = { kind: 'code', path: 'rslib.config.ts' } as const;
  try {
    return await lab.build({ files, config, args: withMessages(args) });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { ok: false, console: message, files: {}, missing: [], unchecked: undefined };
  }
}

/** How much is printed does not change what is written, and a failure without a message explains nothing. */
function withMessages(args: readonly string[]): string[] {
  return args.filter((arg, index) => arg !== '--log-level' && args[index - 1] !== '--log-level');
}

/** Returns whether a build differs that is not known to. */
function isNew(differences: Readonly<Record<string, readonly string[]>>): boolean {
  const knownIds = new Set(Object.values(readVerified(__ENGINE_ROOT__).differences).flat());
  return Object.values(differences)
    .flat()
    .some((id) => !knownIds.has(id));
}
