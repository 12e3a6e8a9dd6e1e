import { isModule } from '../../model/manifest.ts';
import type { ObjectSetting, Setting } from '../../model/setting.ts';
import type { Project } from '../../model/tool.ts';
import { usualExtension } from '../shared/extensions.ts';
import { is } from '../shared/switches.ts';
import { buildsOf } from './builds.ts';
import type { Build } from './builds.ts';

/** What the options of Modern.js Module depend on: an output, and the declaration files that its item writes. */
export interface ModernFacts extends Build {
  project: Project;
  /** Undefined if the item writes none. */
  types: Types | undefined;
  /** Has declaration files alone, which another item writes. */
  isCovered: boolean;
}

interface Types {
  /** The build whose options say how. */
  of: Build;
  folder: string;
}

export function modernItems(config: ObjectSetting, project: Project): ModernFacts[] {
  const builds = buildsOf(config, project);
  const typesOf = assignTypes(builds, project);
  const hasScripts = builds.some(({ isTypes }) => !isTypes);
  return builds.map((build) => ({
    ...build,
    project,
    types: typesOf.get(build),
    isCovered: build.isTypes && hasScripts,
  }));
}

/** The item of an output writes its declaration files. For those of an output that has nothing else, the first one does. */
function assignTypes(builds: readonly Build[], project: Project): Map<Build, Types> {
  const writers = builds.some(({ isTypes }) => !isTypes) ? builds.filter(({ isTypes }) => !isTypes) : builds;
  const found = new Map<Build, Types>();
  const written = new Set<string>();
  for (const build of builds) {
    const { typesFolder, isTypes, isBundled } = build;
    const ending = typesEnding(build, project);
    const file = `${typesFolder} ${ending}`;
    const free = writers.filter((one) => !found.has(one) && typesEnding(one, project) === ending);
    const writer =
      isTypes && writers.length < builds.length
        ? (free.find((one) => one.isBundled === isBundled && one.typesFolder === undefined) ?? free[0])
        : build;
    // Two items would write the same files.
    if (typesFolder === undefined || writer === undefined || written.has(file)) continue;
    written.add(file);
    found.set(writer, { of: build, folder: typesFolder });
  }
  return found;
}

export const hasOwnExtension = ({ option }: Pick<Build, 'option'>): boolean =>
  is(option('autoExtension') ?? OFF, true);

const OFF: Setting = { kind: 'literal', value: false, code: '', line: 1 };

/** Declaration files end as the JavaScript does. */
export function typesEnding(build: Build, project: Project): string {
  const { format } = build;
  return hasOwnExtension(build) && (format === 'esm' || format === 'cjs')
    ? usualExtension(format, project)
    : '.js';
}

export const isForScripts = ({ format }: Pick<Build, 'format'>): boolean =>
  format === 'umd' || format === 'iife';

/** Files of the project that something has to be added for; undefined if the files are not known. */
export function filesLike({ project }: Pick<ModernFacts, 'project'>, pattern: RegExp): string[] | undefined {
  return project.expand(['src/**'])?.filter((file) => pattern.test(file));
}

/** CommonJS in a `.js` file of a module package, which Node.js cannot load. */
export function isUnloadable(facts: ModernFacts): boolean {
  const { format, project } = facts;
  return (format === 'cjs' || format === 'umd') && isModule(project.manifest) && !hasOwnExtension(facts);
}
