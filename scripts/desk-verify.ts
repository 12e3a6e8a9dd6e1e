import { mkdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import type { Converted } from '../src/desk/model/conversion.ts';
import { TOOLS } from '../src/desk/tools/tools.ts';
import { removeFolder } from '../src/proof/examples/run/remove-folder.ts';
import { runPlaceOf } from '../src/proof/examples/run/run-place.ts';
import { buildProject } from './desk/built-project.ts';
import type { Built, Workshop } from './desk/built-project.ts';
import { typeFaults } from './desk/check-any-types.ts';
import { chooseProjects } from './desk/choose-projects.ts';
import { convertProject } from './desk/convert-project.ts';
import type { ConvertedProject } from './desk/convert-project.ts';
import { readProjects } from './desk/fixtures.ts';
import type { DeskProject } from './desk/fixtures.ts';
import { namesNotMapped } from './desk/option-names.ts';
import { readRecordings, writeRecordings } from './desk/recordings.ts';
import type { Recorded, Recordings } from './desk/recordings.ts';

declare const __ENGINE_ROOT__: string;

const HELP = `Converts the projects in tests/fixtures/desk and builds them with Rslib. Compares files, exported names and types with
what the other tool wrote. Also checks that every option and flag of the installed tools is mapped, and the types of
configurations that were converted from generated options.

  --record     build with the other tools too, and write what they wrote to recorded.json
  --confirm    write to recorded.json which results were the same
  --only TEXT  only projects whose name contains this
  --sample     only what is converted to something else than was confirmed, and few that set every option of Rslib
  --show       print the converted configurations
`;

const { values } = parseArgs({
  options: {
    record: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    confirm: { type: 'boolean', default: false },
    sample: { type: 'boolean', default: false },
    show: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) console.log(HELP.trimEnd());
else await verify();

async function verify(): Promise<void> {
  const place = runPlaceOf(path.join(__ENGINE_ROOT__, 'examples'), '.run-desk');
  const workshop: Workshop = { ...place, root: __ENGINE_ROOT__ };
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
  const named = all.filter(({ name }) => name.includes(values.only));
  const converted = named.map(convertProject).filter((project) => project !== undefined);
  for (const { tool, name } of named)
    if (!converted.some((one) => one.tool === tool && one.name === name)) {
      console.log(`${tool} ${name} cannot be converted.`);
      problems++;
    }
  const chosen = values.sample
    ? chooseProjects(converted, (project) => recordedOf(project)?.outputs !== project.outputs)
    : converted;
  for (const project of chosen) {
    const { tool, name } = project;
    const recorded = recordings.get(tool) ?? {};
    if (values.record) await record(project, recorded, workshop);
    const found = await problemsOf(project, recorded[name], workshop);
    console.log(`${found.length === 0 ? 'same' : 'DIFFERENT'}  ${tool} ${name}`);
    for (const problem of found) console.log(`  ${problem.replaceAll('\n', '\n  ')}`);
    problems += found.length;
    const own = recorded[name];
    if (own && found.length === 0) own.outputs = project.outputs;
  }
  if (values.record || values.confirm) writeRecordings(__ENGINE_ROOT__, recordings);
  removeFolder(workshop.runDir);
  console.log(`${chosen.length} of ${all.length} projects, ${problems} problems.`);
  if (problems > 0) process.exitCode = 1;
}

async function record(
  { files, inputs, name, tool }: ConvertedProject,
  recorded: Recordings,
  workshop: Workshop,
): Promise<void> {
  const built = await buildProject(files, `${name}-${tool}`, workshop);
  if ('failed' in built) console.log(`${tool} does not build ${name}:\n${built.failed}`);
  else recorded[name] = { inputs, built };
}

/** Builds a converted project, and returns what differs without having been announced. */
async function problemsOf(
  project: ConvertedProject,
  recorded: Recorded | undefined,
  workshop: Workshop,
): Promise<string[]> {
  const { conversion, after, inputs, name, tool } = project;
  if (recorded?.inputs !== inputs)
    return ['It has not been built with the other tool as it is now: npm run test:record'];
  if (values.show) console.log(conversion.config);
  const ours = await buildProject(after, `${tool}-${name}-rslib`, workshop);
  if ('failed' in ours) return [`Rslib does not build it.\n${conversion.config}\n${ours.failed}`];
  return differences(project, recorded.built, ours, conversion);
}

function differences({ expected }: DeskProject, theirs: Built, ours: Built, { list }: Converted): string[] {
  const found: string[] = [];
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
