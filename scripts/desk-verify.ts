import { mkdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { renamedFile } from '../src/desk/convert/change-manifest.ts';
import type { Converted } from '../src/desk/model/conversion.ts';
import { TOOLS } from '../src/desk/tools/tools.ts';
import { removeFolder } from '../src/proof/examples/run/remove-folder.ts';
import { openRslibPool } from '../src/proof/examples/run/rslib-pool.ts';
import { runPlaceOf } from '../src/proof/examples/run/run-place.ts';
import { buildProjects } from './desk/built-project.ts';
import type { Built, Workshop } from './desk/built-project.ts';
import { typeFaults } from './desk/check-any-types.ts';
import { chooseProjects } from './desk/choose-projects.ts';
import { convertProject } from './desk/convert-project.ts';
import type { ConvertedProject } from './desk/convert-project.ts';
import { readProjects } from './desk/fixtures.ts';
import type { DeskProject } from './desk/fixtures.ts';
import { declaredBy, namesNotMapped } from './desk/option-names.ts';
import { RECORDED, SOURCES } from './desk/option-sources.ts';
import { homeOf, installFor } from './desk/tool-runs.ts';
import { readRecordings, writeDeclared, writeRecordings } from './desk/recordings.ts';
import type { Recorded, Recordings } from './desk/recordings.ts';

declare const __ENGINE_ROOT__: string;

const HELP = `Converts the projects in tests/fixtures/desk and builds them with Rslib. Compares files, exported names and types with
what the other tool wrote. Also checks that every option and flag of the installed tools is mapped, and the types of
configurations that were converted from generated options.

  --record     build with the other tools too, and write what they wrote to recorded.json
  --confirm    write to recorded.json which results were the same
  --only TEXT  only projects whose tool and name contain this, or one of several with commas between them
  --rotate     what --sample does, and the tenth of the projects whose turn it is today
  --sample     only what is converted to something else than was confirmed, and few that set every option of Rslib
  --show       print the converted configurations
`;

const { values } = parseArgs({
  options: {
    record: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    confirm: { type: 'boolean', default: false },
    rotate: { type: 'boolean', default: false },
    sample: { type: 'boolean', default: false },
    show: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) console.log(HELP.trimEnd());
else {
  const place = runPlaceOf(path.join(__ENGINE_ROOT__, 'examples'), '.run-desk');
  const pool = openRslibPool(place.installDir, place.runDir);
  await verify({ ...place, root: __ENGINE_ROOT__, pool }).finally(() => pool?.end());
}

async function verify(workshop: Workshop): Promise<void> {
  removeFolder(workshop.runDir);
  mkdirSync(workshop.runDir, { recursive: true });
  let problems = 0;
  const faults = await typeFaults(workshop);
  if (faults !== '') console.log(`Converted configurations do not fit the types of Rslib:\n${faults}`);
  problems += faults === '' ? 0 : 1;
  const recordings = readRecordings(__ENGINE_ROOT__);
  const recordedOf = ({ tool, name }: DeskProject) => recordings.get(tool)?.[name];
  for (const tool of TOOLS) {
    const missing = namesNotMapped(tool, workshop.installDir);
    for (const name of missing) console.log(name);
    problems += missing.length;
  }
  const all = TOOLS.flatMap(({ id }) => readProjects(__ENGINE_ROOT__, id));
  const texts = values.only.split(',');
  const named = all.filter(({ tool, name }) => texts.some((text) => `${tool} ${name}`.includes(text)));
  const converted = named.map(convertProject).filter((project) => project !== undefined);
  for (const { tool, name } of named)
    if (!converted.some((one) => one.tool === tool && one.name === name)) {
      console.log(`${tool} ${name} cannot be converted.`);
      problems++;
    }
  const { chosen, words } = chooseFrom(
    converted,
    (project) => recordedOf(project)?.outputs !== project.outputs,
  );
  if (words !== '') console.log(words);
  if (values.record) await record(chosen, recordings, workshop);
  const found = await problemsInTurn(chosen, recordedOf, workshop);
  for (const project of chosen) {
    const own = found.get(project) ?? [];
    console.log(`${own.length === 0 ? 'same' : 'DIFFERENT'}  ${project.tool} ${project.name}`);
    for (const problem of own) console.log(`  ${problem.replaceAll('\n', '\n  ')}`);
    problems += own.length;
    const recorded = recordedOf(project);
    if (recorded && own.length === 0) recorded.outputs = project.outputs;
  }
  if (values.record || values.confirm) writeRecordings(__ENGINE_ROOT__, recordings);
  removeFolder(workshop.runDir);
  console.log(`${chosen.length} of ${all.length} projects, ${problems} problems.`);
  if (problems > 0) process.exitCode = 1;
}

function chooseFrom(
  projects: readonly ConvertedProject[],
  isChanged: (project: ConvertedProject) => boolean,
): { chosen: readonly ConvertedProject[]; words: string } {
  if (values.rotate) return chooseProjects(projects, { isChanged, today: new Date() });
  return values.sample ? chooseProjects(projects, { isChanged }) : { chosen: projects, words: '' };
}

/** Builds projects with their own tools. */
async function record(
  projects: readonly ConvertedProject[],
  recordings: ReadonlyMap<string, Recordings>,
  workshop: Workshop,
): Promise<void> {
  for (const tool of new Set(projects.map((project) => project.tool))) {
    installFor(tool, workshop);
    if (Object.hasOwn(RECORDED, tool) && Object.hasOwn(SOURCES, tool))
      writeDeclared(workshop.root, tool, declaredBy(tool, homeOf(tool, workshop.installDir)));
  }
  const built = await buildProjects(
    projects.map(({ files, name, tool }) => ({ files, name: `${tool}-${name}`, tool })),
    workshop,
  );
  for (const [at, { name, tool, inputs }] of projects.entries()) {
    const one = built[at]!;
    const recorded = recordings.get(tool);
    if ('failed' in one) console.log(`${tool} does not build ${name}:\n${one.failed}`);
    else if (recorded) recorded[name] = { inputs, built: one };
  }
}

type Problems = ReadonlyMap<ConvertedProject, string[]>;

/** Builds those with problems again in new processes: earlier builds in a process of the pool may have caused them. */
async function problemsInTurn(
  projects: readonly ConvertedProject[],
  recordedOf: (project: ConvertedProject) => Recorded | undefined,
  workshop: Workshop,
): Promise<Problems> {
  const found = await problemsOf(projects, recordedOf, workshop);
  const again = projects.filter((project) => found.get(project)?.length !== 0);
  if (again.length === 0 || workshop.pool === undefined) return found;
  workshop.pool.end();
  return new Map([...found, ...(await problemsOf(again, recordedOf, { ...workshop, pool: undefined }))]);
}

/** Builds converted projects, and returns what differs without having been announced. */
async function problemsOf(
  projects: readonly ConvertedProject[],
  recordedOf: (project: ConvertedProject) => Recorded | undefined,
  workshop: Workshop,
): Promise<Problems> {
  const built = await buildProjects(
    projects.map(({ after, name, tool }) => ({
      files: after,
      name: `${tool}-${name}-rslib`,
      tool: undefined,
    })),
    workshop,
  );
  return new Map(
    projects.map((project, at) => [project, problemsIn(project, recordedOf(project), built[at]!)]),
  );
}

function problemsIn(
  project: ConvertedProject,
  recorded: Recorded | undefined,
  ours: Built | { failed: string },
): string[] {
  const { conversion, inputs } = project;
  if (values.show) console.log(conversion.config);
  if (recorded?.inputs !== inputs)
    return ['It has not been built with the other tool as it is now: npm run test:record'];
  if ('failed' in ours) return [`Rslib does not build it.\n${conversion.config}\n${ours.failed}`];
  return differences(project, recorded.built, ours, conversion);
}

function differences(
  { expected }: DeskProject,
  built: Built,
  ours: Built,
  { list, renames }: Converted,
): string[] {
  const found: string[] = [];
  const theirs = renamed(built, renames);
  const { extra = [], missing = [], because } = expected;
  for (const file of theirs.files)
    if (!ours.files.includes(file) && !missing.includes(file))
      found.push(`Rslib does not write ${file}: ${ours.files.join(', ')}`);
  for (const file of ours.files)
    if (![...theirs.files, ...extra, ...ours.chunks].includes(file)) found.push(`Only Rslib writes ${file}`);
  if (because !== undefined && !list.some(({ name, outcome }) => name === because && outcome === 'decision'))
    found.push(`${because} does not announce it.`);
  for (const [file, names] of Object.entries(theirs.exports)) {
    const own = ours.exports[file];
    if (own && JSON.stringify(own) !== JSON.stringify(names))
      found.push(`${file} exports ${JSON.stringify(own)} instead of ${JSON.stringify(names)}`);
  }
  if (theirs.consumer !== '') found.push(`The consumer does not fit the other tool: ${theirs.consumer}`);
  if (ours.consumer !== '') found.push(`The consumer does not fit: ${ours.consumer}`);
  return found;
}

/** What another tool wrote, with the names that the conversion announces. */
function renamed(built: Built, renames: Converted['renames']): Built {
  return {
    ...built,
    files: built.files.map((file) => renamedFile(file, renames)),
    exports: Object.fromEntries(
      Object.entries(built.exports).map(([file, names]) => [renamedFile(file, renames), names]),
    ),
  };
}
