// npm run bench:agents: gives tasks to an assistant, and grades what it leaves behind.
import { spawn } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { orSentence } from '../../scripts/sentence.mjs';
import { grade, openGrader, TASKS } from './grade.ts';
import type { Files, Task } from './task.ts';

declare const __ENGINE_ROOT__: string;

const HELP = `Gives tasks to a coding assistant, and grades each by building and by the doctor.

  --assistant "COMMAND {prompt}"  runs in the folder of a task; {prompt} is replaced by the task
  --only TEXT    only tasks whose name contains this
  --seconds N    time limit of a task (default: 600)
  --save FILE    write the grades as JSON
  --list         print the tasks
  --prove        grade the solutions that come with the tasks: the right ones have to pass, and all others to fail
`;

const { values } = parseArgs({
  options: {
    assistant: { type: 'string' },
    only: { type: 'string', default: '' },
    seconds: { type: 'string', default: '600' },
    save: { type: 'string' },
    list: { type: 'boolean', default: false },
    prove: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const tasks = TASKS.filter(({ id }) => id.includes(values.only));

/** Fails if the grader does not tell right from wrong. */
async function prove(): Promise<void> {
  const grader = openGrader(__ENGINE_ROOT__);
  try {
    for (const task of tasks) {
      const of = (changes: Files) => grade(task, solved(task, changes), grader);
      const problems = await of(task.reference);
      if (problems.length > 0) fail(`${task.id}: the reference fails. ${problems.join(' ')}`);
      if ((await of({})).length === 0) fail(`${task.id}: passes with nothing done.`);
      for (const [why, changes] of Object.entries(task.wrong)) {
        const found = await of(changes);
        if (found.length === 0) fail(`${task.id}: a wrong solution passes (${why}).`);
        else console.log(`${task.id}, ${why}: ${found[0]}`);
      }
    }
  } finally {
    grader.end();
  }
  console.log(`Graded the solutions of ${tasks.length} tasks.`);
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

function solved({ files }: Task, changes: Files): Files {
  return { ...files, ...changes };
}

/** One after the other: an assistant may use the whole machine. */
async function ask(command: string): Promise<void> {
  const grader = openGrader(__ENGINE_ROOT__);
  const grades: { id: string; kind: string; problems: string[] }[] = [];
  try {
    for (const task of tasks) {
      const folder = writeTask(task);
      const ended = await runAssistant(command, task.prompt, folder);
      const problems = [...ended, ...(await grade(task, readSolution(folder), grader))];
      rmSync(folder, { recursive: true, force: true });
      grades.push({ id: task.id, kind: task.kind, problems });
      console.log(`${problems.length === 0 ? 'pass' : 'FAIL'}  ${task.id}  ${problems.join(' ')}`);
    }
  } finally {
    grader.end();
  }
  const passed = grades.filter(({ problems }) => problems.length === 0).length;
  console.log(`${passed} of ${grades.length} tasks`);
  if (values.save !== undefined)
    writeFileSync(values.save, `${JSON.stringify({ command, passed, grades }, undefined, 2)}\n`);
}

/** Outside of this repository, which has the solutions. */
function writeTask({ id, files }: Task): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), `task-${id}-`));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  symlinkSync(path.join(__ENGINE_ROOT__, 'examples/node_modules'), path.join(folder, 'node_modules'), 'dir');
  return folder;
}

const IGNORED = /^(?:node_modules|dist|lib|\.[^/]+)(?:\/|$)/;

/** The project as the assistant left it. The grader builds by itself. */
function readSolution(folder: string): Files {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((name) => !IGNORED.test(name));
  return Object.fromEntries(names.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
}

/** Returns what went wrong, if anything did. */
function runAssistant(command: string, prompt: string, folder: string): Promise<string[]> {
  // A variable needs no quotes that a prompt could end.
  const line = command.replaceAll(
    '{prompt}',
    process.platform === 'win32' ? '"%TASK_PROMPT%"' : '"$TASK_PROMPT"',
  );
  return new Promise((resolve, reject) => {
    const child = spawn(line, {
      cwd: folder,
      shell: true,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, TASK_PROMPT: prompt },
      timeout: Number(values.seconds) * 1000,
      killSignal: 'SIGKILL',
    });
    child.once('error', reject);
    child.once('close', (code, signal) =>
      resolve(code === 0 ? [] : [`The assistant ended with ${signal ?? code}.`]),
    );
  });
}

await orSentence(async () => {
  if (values.list) for (const { id, kind, prompt } of tasks) console.log(`${id} (${kind}): ${prompt}`);
  else if (values.prove) await prove();
  else if (values.assistant === undefined || values.help) console.log(HELP.trimEnd());
  else await ask(values.assistant);
});
