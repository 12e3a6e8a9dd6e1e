import { stripVTControlCharacters } from 'node:util';
import type { UncheckedTypes } from '../../src/lab/model/protocol.ts';
import { knownReason } from './known-differences.ts';
import type { LabBuild } from './lab-browser.ts';
import type { NativeBuild } from './native-build.ts';

/** What TypeScript and API Extractor note for their next run. Nobody publishes it, and it names their version. */
const NOTES = /\.tsbuildinfo$|(?:^|\/)tsdoc-metadata\.json$|^\.rstack\//;
const WHY_UNCHECKED: Readonly<Record<UncheckedTypes['why'], string>> = {
  off: 'TypeScript was not asked for.',
  bundled: 'The lab does not bundle declaration files.',
  packages: 'The lab does not have the types of a package.',
  unloaded: 'TypeScript did not start.',
};
/** The folder of a project in the lab, and in recordings of the native build. */
const PROJECT_FOLDERS = /\/home\/project|\/projects\/[\w-]+/g;

/** Returns why a build of the lab differs from the native one, or undefined if each file is the same. */
export function difference(native: NativeBuild, lab: Omit<LabBuild, 'milliseconds'>): string | undefined {
  if (!native.ok && !lab.ok) return undefined;
  if (native.ok && !lab.ok) return firstError(lab.console);
  if (lab.unchecked) return WHY_UNCHECKED[lab.unchecked.why];
  if (lab.ok && !native.ok) return 'The native build fails, and this one does not.';
  const names = [...native.files.keys(), ...Object.keys(lab.files)].filter((name) => !NOTES.test(name));
  const differing = [...new Set(names)].filter(
    (name) => textOf(native.files.get(name)) !== textOf(bytesOf(lab.files[name])),
  );
  if (differing.length === 0) return undefined;
  if (lab.missing.length > 0)
    return `The project bundles ${lab.missing.join(' and ')}, which does not come with the lab.`;
  const pairs = differing.map(
    (name) => [textOf(native.files.get(name)), textOf(bytesOf(lab.files[name]))] as const,
  );
  return knownReason(pairs) ?? `Different files: ${differing.sort().join(', ')}`;
}

/** Returns one character for each byte, without the folder of the project, which differs between machines. */
function textOf(content: Buffer | undefined): string | undefined {
  return content?.toString('latin1').replaceAll(PROJECT_FOLDERS, '<project>');
}

function bytesOf(base64: string | undefined): Buffer | undefined {
  return base64 === undefined ? undefined : Buffer.from(base64, 'base64');
}

function firstError(console: string): string {
  const lines = stripVTControlCharacters(console).split('\n');
  const found = lines.filter(
    (line) => /error|Error|×/.test(line) && !/Failed to build|Build errors?/.test(line),
  );
  const message = found[0] ?? lines.findLast((line) => line.trim() !== '') ?? 'It fails without a message.';
  const [, name] = /Cannot find module '([^']+)'/.exec(message) ?? [];
  return name === undefined
    ? message.trim()
    : `The configuration uses ${name}, which does not come with the lab.`;
}
