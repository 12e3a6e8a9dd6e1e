import { stripVTControlCharacters } from 'node:util';
import type { LabBuild } from './lab-browser.ts';
import type { NativeBuild } from './native-build.ts';

/** Declarations, and what is written along with them: the lab makes none. */
const OF_DECLARATIONS = /\.d\.[cm]?ts(?:\.map)?$|\.tsbuildinfo$|(?:^|\/)tsdoc-metadata\.json$/;

/** Returns why a build of the lab differs from the native one, or undefined if each file is the same. */
export function difference(native: NativeBuild, lab: LabBuild): string | undefined {
  if (native.ok && !lab.ok) return firstError(lab.console);
  const expected = [...native.files].filter(([name]) => !OF_DECLARATIONS.test(name));
  const isFailedBoth = !native.ok && !lab.ok;
  if (!native.ok && lab.ok) return 'The native build fails, and this one does not.';
  const names = new Set([...expected.map(([name]) => name), ...Object.keys(lab.files)]);
  const differing = [...names].filter(
    (name) => native.files.get(name)?.toString('base64') !== lab.files[name],
  );
  if (differing.length === 0 || isFailedBoth) return undefined;
  return `Different files: ${differing.sort().join(', ')}`;
}

function firstError(console: string): string {
  const lines = stripVTControlCharacters(console).split('\n');
  const found = lines.filter(
    (line) => /error|Error|×/.test(line) && !/Failed to build|Build errors/.test(line),
  );
  return (found[0] ?? lines.findLast((line) => line.trim() !== '') ?? 'It fails without a message.').trim();
}
