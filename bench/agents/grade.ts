import { openNative } from '../../scripts/lab/native-build.ts';
import type { NativeRslib } from '../../scripts/lab/native-build.ts';
import { examine } from '../../src/doctor/examine/examine.ts';
import { readFolder } from '../../src/doctor/read/read-folder.ts';
import { CONFIGURATIONS } from './configurations.ts';
import { MESSAGES } from './messages.ts';
import { MIGRATIONS } from './migrations.ts';
import type { Files, Task } from './task.ts';

export const TASKS: readonly Task[] = [...CONFIGURATIONS, ...MESSAGES, ...MIGRATIONS];

export const openGrader = (root: string): NativeRslib => openNative(root, '.run-agents');

/** Builds a solution and examines the package. Returns what is wrong with it, in sentences. */
export async function grade(task: Task, files: Files, rslib: NativeRslib): Promise<string[]> {
  const problems = Object.keys(task.files)
    .filter((file) => file.startsWith('src/') && files[file] !== task.files[file])
    .map((file) => `${file} was changed.`);
  const built = await rslib.build({ id: task.id, files: new Map(Object.entries(files)), args: [] });
  if (!built.ok) return [...problems, `The build failed: ${firstError(built.console)}`];

  const contents = new Map([
    ...Object.entries(files).map(([name, text]) => [name, Buffer.from(text)] as const),
    ...built.files,
  ]);
  const { findings } = await examine(
    await readFolder({
      names: [...contents.keys()],
      read: (name) => Promise.resolve(new Uint8Array(contents.get(name)!)),
    }),
  );
  const errors = findings.filter(({ severity }) => severity === 'error').map(({ what }) => what);
  return [...problems, ...errors, ...unmet(task, contents)];
}

function unmet({ expects }: Task, contents: ReadonlyMap<string, Buffer>): string[] {
  const { files, has = {}, lacks = {} } = expects;
  const textOf = (file: string) => contents.get(file)?.toString('utf8') ?? '';
  return [
    ...files.filter((file) => !contents.has(file)).map((file) => `There is no ${file}.`),
    ...Object.entries(has).flatMap(([file, wanted]) =>
      wanted.test(textOf(file)) ? [] : [`${file} does not match ${wanted}.`],
    ),
    ...Object.entries(lacks).flatMap(([file, unwanted]) =>
      unwanted.test(textOf(file)) ? [`${file} matches ${unwanted}.`] : [],
    ),
  ];
}

function firstError(console: string): string {
  const lines = console.split('\n');
  return (lines.find((line) => /error/i.test(line)) ?? lines.at(-1) ?? '').trim();
}
