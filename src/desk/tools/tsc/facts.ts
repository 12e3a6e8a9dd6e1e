import { isModule, stringsIn } from '../../model/manifest.ts';
import { entryOf } from '../../model/setting.ts';
import type { ObjectSetting, Setting } from '../../model/setting.ts';
import type { Project } from '../../model/tool.ts';
import { usualExtension } from '../shared/extensions.ts';
import { valueOf } from '../shared/facts.ts';
import type { CommonFacts } from '../shared/facts.ts';

/** What the settings of `tsc` depend on. `option` is about those in `compilerOptions`. */
export interface TscFacts extends CommonFacts {
  /** The setting beside `compilerOptions`, such as `include`. */
  top(name: string): Setting | undefined;
  /** Whether a compiler option is a flag of the command line, which is not in the file that Rslib reads. */
  isFlag(name: string): boolean;
}

/** Reads a tsconfig as the one item of `lib` that it becomes. */
export function tscItems(config: ObjectSetting, project: Project): TscFacts[] {
  const compiler = entryOf(config, 'compilerOptions');
  const options = compiler?.kind === 'object' ? compiler : undefined;
  return [
    {
      project,
      option: (name) => options && entryOf(options, name),
      top: (name) => entryOf(config, name),
      isFlag: (name) => options?.entries.some((one) => one.name === name && one.label !== undefined) === true,
    },
  ];
}

/** The value of a compiler option whose case does not matter. */
export function textOf(facts: TscFacts, name: string): string | undefined {
  const value = valueOf(facts, name);
  return typeof value === 'string' ? value.toLowerCase() : undefined;
}

export function isOn(facts: TscFacts, name: string): boolean {
  const value = valueOf(facts, name);
  return value === true || value === 'true';
}

/** The major version of TypeScript that the project lists, by default the newest. */
export function typescriptMajor({ project: { manifest } }: TscFacts): number {
  const range = { ...stringsIn(manifest, 'dependencies'), ...stringsIn(manifest, 'devDependencies') }[
    'typescript'
  ];
  return Number(/\d+/.exec(range ?? '')?.[0] ?? 7);
}

/** The format that `module` means in this package. */
export function tscFormat(facts: TscFacts): 'cjs' | 'esm' {
  const named = textOf(facts, 'module');
  if (named?.startsWith('node')) return isModule(facts.project.manifest) ? 'esm' : 'cjs';
  if (named !== undefined) return named === 'commonjs' ? 'cjs' : 'esm';
  const isOld = typescriptMajor(facts) < 6 && /^es[35]$/.test(textOf(facts, 'target') ?? 'es5');
  return isOld ? 'cjs' : 'esm';
}

/** `tsc` always writes `.js`. Rslib does if Node.js reads that as the format, and otherwise only if it is told to. */
export function isUnusualExtension(facts: TscFacts): boolean {
  return usualExtension(tscFormat(facts), facts.project) !== '.js';
}

export function writesDeclarations(facts: TscFacts): boolean {
  return isOn(facts, 'declaration') || (isOn(facts, 'composite') && valueOf(facts, 'declaration') !== false);
}
