import type { Problem } from '../../../model/problem.ts';
import { unknownAttributes } from '../../../engine/page/code/fence-attributes.ts';
import type { FenceMeta } from '../../../engine/page/code/fence-meta.ts';
import { isShell } from '../../../engine/page/code/terminal-lines.ts';
import type { Excerpt } from './excerpt.ts';

/** What a fence says about being run. A `plain` fence says nothing and is only checked. */
export type BlockSpec =
  | {
      kind: 'file';
      project: string;
      /** Path in the project. */
      file: string;
      region?: string | undefined;
      extends?: string | undefined;
      /** A command that is run without being shown. */
      run?: string | undefined;
      expectError?: string | undefined;
      unrecorded?: string | undefined;
      expectTypeError?: string | undefined;
      untested?: string | undefined;
    }
  | {
      kind: 'console';
      project: string;
      extends?: string | undefined;
      expectError?: string | undefined;
      /** Files and folders that the commands write and that are never the same twice, separated by spaces. */
      unrecorded?: string | undefined;
      excerpt: Excerpt;
    }
  | { kind: 'output'; project: string; file: string; excerpt: Excerpt }
  | { kind: 'listing'; project: string; folder: string }
  | { kind: 'untested'; reason: string }
  /** A declaration of the package, which the contract compares. */
  | { kind: 'signature'; name: string }
  | { kind: 'plain' };

export type Slip = Pick<Problem, 'what' | 'fix' | 'didYouMean'>;

/** Attributes that say how a block is tested. */
export const EXAMPLE_ATTRIBUTES = [
  'project',
  'extends',
  'run',
  'expect-error',
  'expect-type-error',
  'unrecorded',
  'output',
  'emitted',
  'only',
  'from',
  'to',
  'untested',
  'signature',
];

const DEFAULT_COMMAND = 'npx rslib';

const PLAIN: BlockSpec = { kind: 'plain' };

export function readFenceSpec(lang: string, meta: FenceMeta): { spec: BlockSpec; slips: Slip[] } {
  const slips = [...unknownAttributes(meta, EXAMPLE_ATTRIBUTES), ...emptyValues(meta)];
  const found = specOf(lang, meta);
  if ('slip' in found) return { spec: PLAIN, slips: [...slips, found.slip] };
  const misplaced = found.spec.kind === 'plain' ? needless(meta) : unusedBy(found.spec.kind, meta);
  return { spec: found.spec, slips: [...slips, ...misplaced] };
}

function specOf(lang: string, meta: FenceMeta): { spec: BlockSpec } | { slip: Slip } {
  const text = (name: string): string | undefined => {
    const value = meta.attributes.get(name);
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const has = (name: string): boolean => meta.attributes.has(name);
  const project = text('project');
  const untested = text('untested');
  const kinds = [
    ['file', 'file'],
    ['output', 'output'],
    ['emitted', 'emitted'],
  ].filter(([name]) => name !== undefined && has(name) && project !== undefined);
  if (kinds.length > 1)
    return {
      slip: {
        what: `${kinds.map(([name]) => `\`${name}\``).join(' and ')} cannot be combined on one block.`,
        fix: 'Keep one of them.',
      },
    };
  if (project === undefined) {
    if (untested !== undefined) return { spec: { kind: 'untested', reason: untested } };
    const signature = text('signature');
    if (signature !== undefined) return { spec: { kind: 'signature', name: signature } };
    // A file shown by its path in the repository belongs to the same project.
    const shown = /^<root>\/examples\/([\w-]+)\/(.+)$/.exec(meta.file ?? '');
    if (shown === null) return { spec: PLAIN };
    return { spec: { kind: 'file', project: shown[1]!, file: shown[2]!, region: meta.region } };
  }
  if (!/^[a-z0-9][\w-]*$/i.test(project))
    return {
      slip: {
        what: `"${project}" cannot be the name of a project.`,
        fix: 'Use letters, digits and dashes.',
      },
    };
  const shared = {
    project,
    extends: text('extends'),
    expectError: text('expect-error'),
    unrecorded: text('unrecorded'),
  };
  const excerpt: Excerpt = { only: text('only'), from: text('from'), to: text('to') };
  if (untested !== undefined && !has('file')) return { spec: { kind: 'untested', reason: untested } };
  if (meta.file !== undefined) {
    if (!isInside(meta.file)) return { slip: outside(meta.file) };
    const run = has('run') ? (text('run') ?? DEFAULT_COMMAND) : undefined;
    return {
      spec: {
        kind: 'file',
        ...shared,
        file: meta.file,
        region: meta.region,
        run,
        expectTypeError: text('expect-type-error'),
        untested,
      },
    };
  }
  const output = text('output');
  if (output !== undefined)
    return isInside(output)
      ? { spec: { kind: 'output', project, file: output, excerpt } }
      : { slip: outside(output) };
  if (has('emitted')) {
    const folder = (text('emitted') ?? '').replace(/\/+$/, '');
    return folder === '' || isInside(folder)
      ? { spec: { kind: 'listing', project, folder } }
      : { slip: outside(folder) };
  }
  if (has('run') && isShell(lang)) return { spec: { kind: 'console', ...shared, excerpt } };
  return {
    slip: {
      what: `The block belongs to the project "${project}", but does not say what it shows.`,
      fix: 'Add file="…" (one of its files), run (its commands, in a console block), output="…" (a file it emits) or emitted (a list of emitted files).',
    },
  };
}

/** The attributes that have a meaning for each kind of block. */
const USED_BY: Record<Exclude<BlockSpec['kind'], 'plain'>, readonly string[]> = {
  file: ['project', 'extends', 'run', 'expect-error', 'expect-type-error', 'unrecorded', 'untested'],
  console: ['project', 'extends', 'run', 'expect-error', 'unrecorded', 'only', 'from', 'to'],
  output: ['project', 'output', 'only', 'from', 'to'],
  listing: ['project', 'emitted'],
  untested: ['project', 'untested'],
  signature: ['signature'],
};

function unusedBy(kind: keyof typeof USED_BY, meta: FenceMeta): Slip[] {
  const slips = [...meta.attributes.keys()]
    .filter((name) => EXAMPLE_ATTRIBUTES.includes(name) && !USED_BY[kind].includes(name))
    .map((name) => ({
      what: `\`${name}\` has no effect on this block (${NAMES[kind]}).`,
      fix: 'Remove it.',
    }));
  if (kind === 'file' && meta.attributes.has('expect-error') && !meta.attributes.has('run'))
    slips.push({
      what: '`expect-error` needs a command that fails.',
      fix: 'Add run, or move it to the console block that runs the command.',
    });
  return slips;
}

const NAMES: Record<keyof typeof USED_BY, string> = {
  file: 'a file of a project',
  console: 'commands that are run',
  output: 'an emitted file',
  listing: 'a list of emitted files',
  untested: 'a block that is not run',
  signature: 'a declaration of the package',
};

const WITHOUT_PROJECT = new Set(['project', 'untested', 'signature']);

function needless(meta: FenceMeta): Slip[] {
  return [...meta.attributes.keys()]
    .filter((name) => EXAMPLE_ATTRIBUTES.includes(name) && !WITHOUT_PROJECT.has(name))
    .map((name) => ({ what: `\`${name}\` needs a project.`, fix: 'Add project="…".' }));
}

function emptyValues(meta: FenceMeta): Slip[] {
  const mayBeBare = new Set(['run', 'emitted']);
  return EXAMPLE_ATTRIBUTES.filter((name) => {
    const value = meta.attributes.get(name);
    return value !== undefined && !mayBeBare.has(name) && (value === true || value.trim() === '');
  }).map((name) =>
    name === 'untested'
      ? { what: '`untested` has no reason.', fix: 'Say why: untested="needs a login".' }
      : { what: `\`${name}\` has no value.`, fix: `Write ${name}="…".` },
  );
}

function isInside(file: string): boolean {
  return !/^(?:[/\\]|[a-z]:)|(?:^|[/\\])\.\.(?:[/\\]|$)|^\.[/\\]|^<|\\/i.test(file);
}

const outside = (file: string): Slip => ({
  what: `"${file}" is not a path inside the project.`,
  fix: 'Write it relative to the project folder, such as src/index.ts.',
});
