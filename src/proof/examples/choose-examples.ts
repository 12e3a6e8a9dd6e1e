import { readdirSync } from 'node:fs';
import path from 'node:path';
import { coverOf } from '../../model/cover.ts';
import { isConfigurationName } from './read/check-blocks.ts';
import { configuredOptions } from './read/configured-options.ts';
import type { Project } from './read/project.ts';
import type { Task } from './record/task.ts';
import { isTurnOf, turnOn } from './run/tenths.ts';

/**
 * `sample` is small and has every option, format and kind of block. `rotate` leaves out most of what runs other tools
 * than Rslib and was confirmed with the same inputs. `confirm` is what runs other tools.
 */
export type Part = 'sample' | 'rotate' | 'confirm';

export interface Choice {
  chosen: ReadonlySet<Task>;
  words: string;
}

interface Known {
  /** Programs that count as other tools. */
  programs: ReadonlySet<string>;
  isConfirmed(task: Task): boolean;
  now: Date;
}

/** Chooses the projects to run even if they look as recorded, and says what is left out. */
export function chooseExamples(part: Part, tasks: readonly Task[], known: Known): Choice {
  const others = tasks.filter(
    ({ project }) => project.packages !== undefined || runsOtherTools(project, known.programs),
  );
  if (part === 'confirm')
    return { chosen: new Set(others), words: `${others.length} examples run other tools than Rslib.` };
  if (part === 'sample') {
    const isOther = new Set(others);
    const isSlow = (task: Task) => isOther.has(task) || task.project.commands.some(fails);
    const light = tasks.filter(({ project }) => project.packages === undefined);
    const sample = coverOf(light, {
      idsOf: ({ project }) => featuresOf(project),
      times: 1,
      costOf: (task) => task.project.commands.length * (isSlow(task) ? COST_OF_NEW_PROCESSES : 1),
    });
    const chosen = new Set(sample);
    const left = tasks.filter((task) => !chosen.has(task) && task.isAsRecorded).length;
    return {
      chosen,
      words: `${sample.length} of ${tasks.length} examples have every option, format and kind of block. ${left} others are as recorded and left to npm run test:all.`,
    };
  }
  const changed = others.filter((task) => !known.isConfirmed(task));
  const turned = others.filter(
    (task) => known.isConfirmed(task) && isTurnOf(nameOf(task.project), known.now),
  );
  const isLeft = new Set(others.filter((task) => !changed.includes(task) && !turned.includes(task)));
  return {
    chosen: new Set(tasks.filter((task) => !isLeft.has(task))),
    words: [
      `${tasks.length - others.length} examples run Rslib alone, and ${others.length} other tools.`,
      `Of these, ${changed.length} have inputs that npm run test:record has not confirmed, ${turned.length} have their turn on ${turnOn(known.now)}, and ${isLeft.size} are left to npm run test:record.`,
    ].join(' '),
  };
}

/** Other tools and commands that fail do not run in processes that have loaded Rslib, so they take about five times as long. */
const COST_OF_NEW_PROCESSES = 5;

/** Unique in the site. */
export function nameOf({ document, id }: Pick<Project, 'document' | 'id'>): string {
  return `${document.relativePath} ${id}`;
}

/** No package of the installation contains them, but they install or pack others. */
const PACKAGE_MANAGERS = ['npm', 'pnpm', 'yarn', 'bun'];

/** The programs of the installed packages other than Rslib, and package managers. */
export function otherPrograms(installDir: string): Set<string> {
  const installed = readdirSync(path.join(installDir, 'node_modules/.bin')).map(
    (name) => path.parse(name).name,
  );
  return new Set([...installed, ...PACKAGE_MANAGERS].filter((name) => name !== 'rslib'));
}

/** Quotes are separators too: a program may start another one. */
const BETWEEN_WORDS = /[\s'"`;|&()<>]+/;

function runsOtherTools({ commands }: Project, programs: ReadonlySet<string>): boolean {
  return commands.some(({ text }) => text.split(BETWEEN_WORDS).some((word) => programs.has(word)));
}

/** Deeper names are values, such as the names of entries and aliases. */
const depthOf = (option: string): number => (option.startsWith('lib.') ? 3 : 2);

/** Options that belong to plugins, not to Rslib. */
const OF_PLUGINS = /^(?:lib\.)?(?:plugins|setup)\./;
const RSLIB_LINE = /\brslib\b[^&|;]*/g;

const fails = ({ expectError }: Project['commands'][number]): boolean => expectError !== undefined;

/** The options, flags and formats that a project uses, and the kinds of its blocks with their attributes. */
export function featuresOf({ files, commands, blocks }: Project): string[] {
  const configurations = [...files].flatMap(([name, { text }]) => (isConfigurationName(name) ? [text] : []));
  const options = configurations
    .flatMap((text) => configuredOptions(text, 1))
    .map(({ name }) => name.split('.').slice(0, depthOf(name)).join('.'))
    .filter((name) => !OF_PLUGINS.test(name));
  const formats = configurations.flatMap((text) =>
    [...text.matchAll(/\bformat: ['"](\w+)['"]/g)].map(([, format]) => `format ${format}`),
  );
  // A command that fails may show a flag that does not exist.
  const working = commands.filter((command) => !fails(command));
  const flags = working.flatMap(({ text }) =>
    [...text.matchAll(RSLIB_LINE)].flatMap(([line]) => line.match(/--[a-z][\w-]*/g) ?? []),
  );
  const kinds = blocks.flatMap(({ spec }) => {
    const attributes = { ...spec, ...('excerpt' in spec && spec.excerpt) };
    const used = Object.entries(attributes).filter(([, value]) => value !== undefined);
    return used.map(([name]) => `${spec.kind} ${name}`);
  });
  return [...new Set([...options, ...formats, ...flags, ...kinds])];
}
