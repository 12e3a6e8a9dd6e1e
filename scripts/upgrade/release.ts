// The text edits of an upgrade, and the search for what it leaves to a person.

const RSLIB = '@rslib/core';
/** Pinned to the exact version that the release depends on. */
const RSPACK = '@rspack/core';

interface Manifest {
  devDependencies: Record<string, string>;
}

/** Returns the version of Rslib that the pages are about. */
export function pinnedRelease(manifest: string): string {
  return (JSON.parse(manifest) as Manifest).devDependencies[RSLIB] ?? '';
}

/** Returns examples/package.json with another release of Rslib and its version of Rspack. */
export function withRelease(manifest: string, rslib: string, rspack: string): string {
  const pin = (text: string, name: string, version: string) =>
    text.replace(new RegExp(`("${name}": ")[^"]+"`), `$1${version}"`);
  return pin(pin(manifest, RSLIB, rslib), RSPACK, rspack);
}

/** Finds the lines of a page that mention a version outside code blocks, where no recording updates it. */
export function linesNaming(version: string, file: string, text: string): string[] {
  const whole = new RegExp(`(?<![\\w.-])v?${version.replaceAll('.', String.raw`\.`)}(?![\\w-]|\\.\\d)`);
  let isCode = false;
  return text.split('\n').flatMap((line, index) => {
    if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode;
    return !isCode && whole.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [];
  });
}
