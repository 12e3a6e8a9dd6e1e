import type { LabReply, LabRequest } from '../model/protocol.ts';
import { startRslib } from './start-rslib.ts';

type BuildRequest = Extract<LabRequest, { type: 'build' }>;
type Started = ReturnType<typeof startRslib>;

/** Time between two signs of life. On a busy machine they come later, which is why it is far below the page's limit. */
const HEARTBEAT_MS = 1000;

/** Taken before code of a project can replace them. */
const post = globalThis.postMessage.bind(globalThis) as (reply: LabReply, transfer: Transferable[]) => void;
const startBeating = globalThis.setInterval.bind(globalThis);
const stopBeating = globalThis.clearInterval.bind(globalThis);

/** Requests are answered one after the other. */
let queue: Started | undefined;

addEventListener('message', ({ data }: MessageEvent<LabRequest>) => {
  if (data.type === 'build') queue = queue && build(queue, data);
  else {
    queue ??= startRslib(data, (reply) => {
      post(reply, []);
    });
  }
});

async function build(started: Started, request: BuildRequest): Started {
  const buildProject = await started;
  if (!buildProject) return undefined;
  // An endless loop in the code of a project keeps the timer from running.
  const heart = startBeating(post, HEARTBEAT_MS, { type: 'alive' }, []);
  const reply = await buildProject(request).finally(() => {
    stopBeating(heart);
  });
  post(reply, reply.type === 'built' ? reply.files.map(({ bytes }) => bytes.buffer) : []);
  return buildProject;
}
