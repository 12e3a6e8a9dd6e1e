import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { examinedFile, readExamined } from '../src/doctor/build/examined-examples.ts';
import type { Examined } from '../src/doctor/build/examined-examples.ts';
import { isRecord } from '../src/doctor/model/package.ts';
import type { Project } from '../src/proof/examples/read/project.ts';
import { readExamples } from '../src/proof/examples/read/read-examples.ts';
import { contentHash } from '../src/proof/examples/run/content-hash.ts';
import { isTurnOf, turnOn } from '../src/proof/examples/run/tenths.ts';
import { examineBuilt } from './lab/examine-built.ts';
import { openNative } from './lab/native-build.ts';
import type { NativeRslib } from './lab/native-build.ts';
import { spread } from './lab/spread.ts';
import { verifyCases } from './lab/verify-cases.ts';
import type { VerifyCase } from './lab/verify-cases.ts';

declare const __ENGINE_ROOT__: string;

const HELP = `Builds every example with a package.json of its own that could be published, packs it as npm does, and examines the
package. Fails if an example has an error that bench/doctor/examples.json does not explain, or no longer has one that it
explains.

  --only TEXT  only examples whose page or name contains this
  --sample N   only N of them, spread evenly
  --rotate     only what has changed since it was saved, and the tenth whose turn it is today
  --save       write the result to bench/doctor/examples.json; add to each new error why the page shows it
`;

const FILE = examinedFile(__ENGINE_ROOT__);

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    sample: { type: 'string' },
    rotate: { type: 'boolean', default: false },
    save: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) console.log(HELP.trimEnd());
else await examineAll();

async function examineAll(): Promise<void> {
  const docs = path.join(__ENGINE_ROOT__, 'docs');
  const { projects } = readExamples(__ENGINE_ROOT__, docs);
  const own = new Set(
    projects.filter(hasOwnManifest).map(({ document, id }) => `${document.relativePath} ${id}`),
  );
  const all = verifyCases(__ENGINE_ROOT__, docs).filter(
    (one) => one.id.includes(values.only) && own.has(one.id) && isPublishable(one),
  );
  const known = readExamined(__ENGINE_ROOT__);
  const examinedWith = installedVersions();
  const digests = Object.fromEntries(all.map((one) => [one.id, digestOf(one, examinedWith)]));
  const cases = chooseCases(all, ({ id }) => known.digests[id] !== digests[id]);
  const native = openNative(__ENGINE_ROOT__, '.run-doctor');
  const shown: Record<string, Examined['shown'][string]> = {};
  let packages = 0;
  try {
    for (const one of cases) {
      const errors = await errorsOf(one, native);
      if (errors === undefined) continue;
      packages++;
      if (errors.length > 0) shown[one.id] = { errors, why: known.shown[one.id]?.why ?? '' };
      console.log(`${errors.length === 0 ? 'works' : 'ERROR'}  ${one.id}  ${errors.join(', ')}`.trimEnd());
    }
  } finally {
    native.end();
  }
  console.log(`${packages - Object.keys(shown).length} of ${packages} packages have no error.`);
  const result = { packages, shown, digests };
  if (values.save) writeFileSync(FILE, `${JSON.stringify(result, null, 2)}\n`);
  report(result, known);
}

function chooseCases(
  all: readonly VerifyCase[],
  isChanged: (one: VerifyCase) => boolean,
): readonly VerifyCase[] {
  if (values.sample !== undefined) return spread(all, Number(values.sample));
  if (!values.rotate) return all;
  const today = new Date();
  const changed = all.filter(isChanged);
  const chosen = all.filter((one) => changed.includes(one) || isTurnOf(one.id, today));
  console.log(
    `Of ${all.length} examples, ${changed.length} have changed since they were saved, and it is the turn of ` +
      `${chosen.length - changed.length} more on ${turnOn(today)}.`,
  );
  return chosen;
}

/** What examples are built with, and the two checkers. */
function installedVersions(): string {
  const textOf = (file: string) => readFileSync(path.join(__ENGINE_ROOT__, file), 'utf8');
  const { devDependencies } = JSON.parse(textOf('package.json')) as {
    devDependencies: Record<string, string>;
  };
  const checkers = ['publint', '@arethetypeswrong/core'].map((name) => `${name} ${devDependencies[name]}`);
  return contentHash(textOf('examples/package-lock.json'), ...checkers);
}

function digestOf({ id, files, args }: VerifyCase, examinedWith: string): string {
  const contents = [...files].flatMap(([name, content]) => [
    name,
    typeof content === 'string' ? content : content.toString('base64'),
  ]);
  return contentHash(examinedWith, id, ...args, ...contents);
}

/** Names each error that has no reason, and each reason without its error. */
function report(result: Examined, known: Examined): void {
  const problems = Object.entries(result.shown)
    .filter(([id, { errors, why }]) => why === '' || known.shown[id]?.errors.join() !== errors.join())
    .map(
      ([id]) =>
        `${id}: fix the example, or say in ${path.relative(__ENGINE_ROOT__, FILE)} why the page shows this error.`,
    );
  const isWhole = values.only === '' && values.sample === undefined && !values.rotate;
  if (isWhole && !values.save) {
    const gone = Object.keys(known.shown).filter((id) => result.shown[id] === undefined);
    problems.push(...gone.map((id) => `${id} has no error any more. Remove it from the file.`));
    if (known.packages !== result.packages)
      problems.push(
        `There are ${result.packages} packages now, not ${known.packages}. Run this command with --save.`,
      );
  }
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

/** Returns the codes of the errors, or undefined if the example does not build. */
async function errorsOf(one: VerifyCase, native: NativeRslib): Promise<string[] | undefined> {
  const built = await native.build(one);
  if (!built.ok) return undefined;
  const { findings } = await examineBuilt(one.files, built);
  const codes = findings.filter(({ severity }) => severity === 'error').map(({ code }) => code);
  return [...new Set(codes)].sort();
}

/** A variant that only changes the configuration of another project is not what a reader publishes. */
function hasOwnManifest({ files, blocks }: Project): boolean {
  const block = files.get('package.json')?.block;
  return block
    ? blocks.includes(block)
    : !blocks.some(({ spec }) => 'extends' in spec && spec.extends !== undefined);
}

/** A package needs a name, a version, and something to load. */
function isPublishable({ files }: VerifyCase): boolean {
  const text = files.get('package.json');
  if (text === undefined) return false;
  const manifest: unknown = JSON.parse(text.toString());
  if (!isRecord(manifest) || manifest['private'] === true) return false;
  const hasEntry = ['exports', 'main', 'module', 'bin'].some((field) => manifest[field] !== undefined);
  return typeof manifest['name'] === 'string' && typeof manifest['version'] === 'string' && hasEntry;
}
