import type { LabReply, LabRequest } from '../model/protocol.ts';
import { startRslib } from './start-rslib.ts';

type BuildRequest = Extract<LabRequest, { type: 'build' }>;
type Started = ReturnType<typeof startRslib>;

/** Taken before code of a project can replace it. */
const post = globalThis.postMessage.bind(globalThis) as (reply: LabReply, transfer: Transferable[]) => void;

/** Requests are answered one after the other. */
let queue: Started | undefined;

addEventListener('message', ({ data }: MessageEvent<LabRequest>) => {
  if (data.type === 'build') queue = queue && build(queue, data);
  else {
    queue ??= startRslib(data.manifest, (reply) => {
      post(reply, []);
    });
  }
});

async function build(started: Started, request: BuildRequest): Started {
  const buildProject = await started;
  if (!buildProject) return undefined;
  const built = await buildProject(request);
  post(
    { type: 'built', id: request.id, ...built },
    built.files.map(({ bytes }) => bytes.buffer),
  );
  return buildProject;
}
