import { type Place, normalizeOutput } from '../examples/run/normalize-output.ts';

/** Matches lines that a build prints whether it succeeds or not. */
const CHATTER = /^(?:info|start|ready) {2,}|^Rslib v|^ *(?:File|Total)\b.*(?:Size|kB|B\b)/;
const DURATION = / in \d+(?:\.\d+)? ?m?s\b/g;

/** The message of a failed build, without what differs between machines and runs. */
export function errorText(output: string, place: Place): string {
  const lines = normalizeOutput(output, place)
    .replaceAll(DURATION, '')
    .split('\n')
    .filter((line) => !CHATTER.test(line));
  return lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
