import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { convert } from '../src/desk/convert/convert.ts';
import type { Converted } from '../src/desk/model/conversion.ts';
import { TOOLS } from '../src/desk/tools/tools.ts';
import { contentHash } from '../src/proof/examples/run/content-hash.ts';
import { removeFolder } from '../src/proof/examples/run/remove-folder.ts';
import { runPlaceOf } from '../src/proof/examples/run/run-place.ts';
import { buildProject } from './desk/built-project.ts';
import type { Built, Workshop } from './desk/built-project.ts';
import { typeFaults } from './desk/check-any-types.ts';
import { readProjects } from './desk/fixtures.ts';
import type { DeskProject } from './desk/fixtures.ts';
import { namesNotMapped } from './desk/option-names.ts';

declare const __ENGINE_ROOT__: string;

const HELP = `Converts the projects in tests/fixtures/desk and builds them with Rslib. Compares files, exported names and types with
what the other tool wrote. Also checks that every option and flag of the installed tools is mapped, and the types of
configurations that were converted from generated options.

  --record     build with the other tools too, and write what they wrote to recorded.json
  --only TEXT  only projects whose name contains this
  --sample N   only N projects of each tool
  --show       print the converted configurations
`;

/** What another tool wrote, and a digest of the project that it was. */
interface Recorded {
  inputs: string;
  built: Built;
}

const { values } = parseArgs({
  options: {
    record: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    sample: { type: 'string', default: '1000' },
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
  let count = 0;
  const faults = await typeFaults(workshop);
  if (faults !== '') console.log(`Converted configurations do not fit the types of Rslib:\n${faults}`);
  problems += faults === '' ? 0 : 1;
  for (const tool of TOOLS) {
    const { id } = tool;
    const missing = namesNotMapped(tool, workshop.installDir);
    for (const name of missing) console.log(name);
    problems += missing.length;
    const file = path.join(__ENGINE_ROOT__, 'tests/fixtures/desk', id, 'recorded.json');
    const recorded = readRecorded(file);
    const projects = readProjects(__ENGINE_ROOT__, id).filter(({ name }) => name.includes(values.only));
    for (const project of projects.slice(0, Number(values.sample))) {
      if (values.record) await record(project, recorded, workshop);
      const found = await problemsOf(project, recorded[project.name], workshop);
      console.log(`${found.length === 0 ? 'same' : 'DIFFERENT'}  ${id} ${project.name}`);
      for (const problem of found) console.log(`  ${problem.replaceAll('\n', '\n  ')}`);
      problems += found.length;
      count++;
    }
    if (values.record) writeFileSync(file, `${JSON.stringify(recorded, undefined, 2)}\n`);
  }
  removeFolder(workshop.runDir);
  console.log(`${count} projects, ${problems} problems.`);
  if (problems > 0) process.exitCode = 1;
}

function readRecorded(file: string): Record<string, Recorded> {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Recorded>) : {};
}

function inputsOf({ files }: DeskProject): string {
  return contentHash(JSON.stringify([...files]));
}

async function record(
  project: DeskProject,
  recorded: Record<string, Recorded>,
  workshop: Workshop,
): Promise<void> {
  const built = await buildProject(project.files, `${project.name}-${project.tool}`, workshop);
  if ('failed' in built) console.log(`${project.tool} does not build ${project.name}:\n${built.failed}`);
  else recorded[project.name] = { inputs: inputsOf(project), built };
}

/** Converts and builds a project, and returns what differs without having been announced. */
async function problemsOf(
  project: DeskProject,
  recorded: Recorded | undefined,
  workshop: Workshop,
): Promise<string[]> {
  if (recorded?.inputs !== inputsOf(project))
    return ['It has not been built with the other tool as it is now: npm run test:record'];
  const conversion = convertProject(project);
  if (conversion.kind !== 'converted' || conversion.config === undefined) return ['It cannot be converted.'];
  if (values.show) console.log(conversion.config);
  const files = new Map(project.files);
  files.delete(configName(project) ?? '');
  files.set('rslib.config.ts', conversion.config);
  files.set('package.json', conversion.manifest ?? '{}');
  const ours = await buildProject(files, `${project.name}-rslib`, workshop);
  if ('failed' in ours) return [`Rslib does not build it.\n${conversion.config}\n${ours.failed}`];
  return differences(project, recorded.built, ours, conversion);
}

function configName({ files }: DeskProject): string | undefined {
  return TOOLS.flatMap((tool) => tool.files).find((name) => files.has(name));
}

function convertProject(project: DeskProject): ReturnType<typeof convert> {
  const name = configName(project);
  return convert({
    ...(name !== undefined && { name, config: project.files.get(name) ?? '' }),
    manifest: project.files.get('package.json') ?? '{}',
    files: [...project.files.keys()],
  });
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
