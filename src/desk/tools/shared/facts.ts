import type { Setting } from '../../model/setting.ts';
import type { Project } from '../../model/tool.ts';

/** What most mappings need to know: the project, and the other options of the same configuration. */
export interface CommonFacts {
  project: Project;
  option(name: string): Setting | undefined;
}

/** The value of an option, if it is a plain one. */
export function valueOf(facts: Pick<CommonFacts, 'option'>, name: string): unknown {
  const setting = facts.option(name);
  return setting?.kind === 'literal' ? setting.value : undefined;
}

/** Writes a path without `./` and without a slash at its end. */
export function plainPath(path: string): string {
  return path.replaceAll('\\', '/').replace(/^\.\//, '').replace(/\/$/, '');
}
