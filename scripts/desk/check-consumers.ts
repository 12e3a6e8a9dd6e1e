import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { execute } from './execute.ts';

const OPTIONS = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022', '--types', ''];

/**
 * Checks the types of files that use built packages, in one program: for each of them alone, the compiler reads its own
 * declarations again, which takes a second. Returns what it says, by the folder of the project.
 */
export async function consumerErrors(
  consumers: readonly string[],
  { installDir, runDir }: { installDir: string; runDir: string },
): Promise<Map<string, string>> {
  if (consumers.length === 0) return new Map();
  const folders = consumers.map((file) => file.split('/')[0] ?? '');
  for (const folder of new Set(folders)) removeVersion(path.join(runDir, folder, 'package.json'));
  const compiler = path.join(installDir, 'node_modules/typescript/bin/tsc');
  const printed = await execute(
    process.execPath,
    [compiler, ...OPTIONS, '--ignoreConfig', '--pretty', 'false', ...consumers],
    runDir,
  );
  return errorsByFolder(printed, folders);
}

/** The compiler reads packages with the same name and version once, and gives all consumers the types of the first one. */
function removeVersion(file: string): void {
  const { version: _, ...rest } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  writeFileSync(file, JSON.stringify(rest));
}

/** A message may have lines after the first. One about another file is about every project. */
export function errorsByFolder(printed: string, folders: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  let current: readonly string[] = folders;
  for (const line of printed.trim().split('\n')) {
    if (line === '') continue;
    const folder = folders.find((one) => line.startsWith(`${one}/`));
    if (folder !== undefined) current = [folder];
    else if (!/^\s/.test(line)) current = folders;
    const own = folder === undefined ? line : line.slice(folder.length + 1);
    for (const one of current) found.set(one, `${found.get(one) ?? ''}${own}\n`);
  }
  return found;
}
