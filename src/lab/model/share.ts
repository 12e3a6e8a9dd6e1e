import { joinBytes } from './zip.ts';
import { checkProject, PROJECT_LIMITS } from './project.ts';
import type { CheckedProject } from './project.ts';
import type { ProjectFiles } from './protocol.ts';
import type { LabMessage } from './words/page-words.ts';

/** The first part of a hash. Its number changes whenever older links cannot be read any more. */
const VERSION = 'v1';
const OTHER_VERSION = /^v\d+$/;
/** JSON escapes some characters, so a project within the limits may need more than its characters. */
const MAX_JSON_BYTES = PROJECT_LIMITS.characters * 6;

const CUT_OFF: LabMessage = [
  'The link is incomplete, so its project cannot be opened. Copy the whole link and try again.',
];

/** Writes a project into the hash of an address, such as `#v1.q1Yq…`. Browsers never send a hash to a server. */
export async function encodeShare(files: ProjectFiles): Promise<string> {
  const json = new TextEncoder().encode(JSON.stringify(files));
  const packed = await readAll(through(json, new CompressionStream('deflate-raw')), Infinity);
  return `#${VERSION}.${base64Of(packed)}`;
}

/** Reads a project from a hash. Returns undefined if the hash has another purpose, such as a heading. */
export async function decodeShare(hash: string): Promise<CheckedProject | undefined> {
  const [version = '', ...rest] = hash.replace(/^#/, '').split('.');
  if (!OTHER_VERSION.test(version) || rest.length !== 1) return undefined;
  if (version !== VERSION)
    return {
      problem: ['The link was made by another version of the lab, so its project cannot be opened here.'],
    };
  try {
    const packed = bytesOf(rest[0] ?? '');
    const json = await readAll(through(packed, new DecompressionStream('deflate-raw')), MAX_JSON_BYTES);
    return checkProject(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(json)));
  } catch (error) {
    const isTooLarge = error instanceof TooLargeError;
    return { problem: isTooLarge ? ['The project in the link is too large for the lab.'] : CUT_OFF };
  }
}

class TooLargeError extends Error {}

function through(
  bytes: Uint8Array<ArrayBuffer>,
  transform: GenericTransformStream,
): ReadableStream<Uint8Array> {
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
  return stream.pipeThrough(transform);
}

/** Reads a stream to its end. A few bytes can expand to gigabytes, so it stops at a limit. */
async function readAll(stream: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (const reader = stream.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > limit) {
      await reader.cancel();
      throw new TooLargeError();
    }
    chunks.push(value);
  }
  return joinBytes(chunks);
}

/** Encodes with characters that need no escape in an address. */
function base64Of(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  );
}
