import type { DoctorParts } from '../../doctor/model/protocol.ts';
import { FILES_SCHEMA, reportOn } from '../../doctor/page/doctor-tools.ts';
import { offerTools } from '../../runtime/page/offer-tools.ts';
import { checkProject } from '../model/project.ts';
import type { ProjectFiles } from '../model/protocol.ts';
import { encodeShare } from '../model/share.ts';
import { builtPackage } from './check/built-package.ts';
import { plainText } from './output/ansi.ts';
import { planBuild } from './project/build-plan.ts';
import { sayMessage } from './say/say.ts';
import { LAB_TIMES } from './session/lab-times.ts';
import type { BuildResult, LabSession, LabView } from './session/lab-session.ts';

/** Longer files come without their text, which would fill the context of an assistant. */
const SHOWN_BYTES = 10_000;

const INPUT = { type: 'object', properties: { files: FILES_SCHEMA } };

/** Called once, in browsers with WebMCP. The reader sees the project and its output, and can undo the change. */
export function offerLabTools(session: LabSession, doctor: DoctorParts): void {
  offerTools([
    {
      name: 'build',
      title: 'Build with Rslib',
      description: 'Builds a project in this page, or the one that is open. Replaces the open project.',
      inputSchema: INPUT,
      execute: async ({ files }) => summaryOf(await build(session, files)),
    },
    {
      name: 'check',
      title: 'Check the built package',
      description: 'Builds, then examines the package: entry points, types. Proposes a package.json.',
      inputSchema: INPUT,
      execute: async ({ files }) => {
        const result = await build(session, files);
        if (!result.ok) throw new Error(`The build failed.\n${plainText(result.console)}`);
        return reportOn(doctor, builtPackage(result));
      },
    },
  ]);
}

async function build(session: LabSession, given: unknown): Promise<BuildResult> {
  const files = given === undefined ? undefined : projectOf(given);
  // A link opens a project with all the rules for what comes from elsewhere.
  if (files) location.hash = await encodeShare(files);
  session.start();
  return resultOf(session, files);
}

function projectOf(given: unknown): ProjectFiles {
  const checked = checkProject(given);
  if ('problem' in checked) throw new Error(sayMessage(checked.problem));
  const plan = planBuild(checked.files, false);
  if (plan.kind === 'fix') throw new Error(sayMessage(plan.problem));
  if (plan.kind === 'ask')
    throw new Error(
      `${plan.path}${plan.codeAt ? `:${plan.codeAt.line}` : ''} is code, which only the reader can allow. Export an object of plain values.`,
    );
  return checked.files;
}

/** Waits for the build of a project, or of whichever is open. */
function resultOf(session: LabSession, files: ProjectFiles | undefined): Promise<BuildResult> {
  const before = session.view();
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(timer);
      stop();
      settle();
    };
    const look = () => {
      const { result, failure } = stateOf(session.view(), files, before);
      if (failure !== undefined) end(() => reject(new Error(failure)));
      else if (result) end(() => resolve(result));
    };
    const timer = setTimeout(
      () => end(() => reject(new Error('Nothing was built. The page may wait for the reader.'))),
      LAB_TIMES.build + LAB_TIMES.start,
    );
    const stop = session.subscribe(look);
    look();
  });
}

function stateOf(
  { phase, result, notice, refused }: LabView,
  files: ProjectFiles | undefined,
  before: LabView,
): { result?: BuildResult; failure?: string } {
  if (result && phase.kind === 'built' && (!files || isSame(result.sources, files))) return { result };
  if (phase.kind === 'unusable') return { failure: sayMessage(phase.reason) };
  // Until the project is open, the page still says what became of the one before.
  if (files && notice === before.notice && refused === before.refused) return {};
  if (notice) return { failure: sayMessage(notice) };
  return refused === undefined
    ? {}
    : { failure: `${refused} would run code, which only the reader can allow.` };
}

function isSame(one: ProjectFiles, other: ProjectFiles): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && one[name] === other[name])
  );
}

function summaryOf({ ok, files, console, missing, unchecked }: BuildResult): object {
  return {
    ok,
    files: files.map(({ path, bytes, gzip }) => ({
      path,
      bytes: bytes.length,
      gzip,
      ...(bytes.length <= SHOWN_BYTES && { text: new TextDecoder().decode(bytes) }),
    })),
    console: plainText(console),
    missing,
    withoutTypes: unchecked?.why,
  };
}
