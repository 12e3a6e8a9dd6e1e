import { minimatch } from 'minimatch';
import type { Project } from '../model/tool.ts';

/** Finds the files that patterns match, as build tools do. A folder is all that is in it. */
export function expandWith(files: readonly string[] | undefined): Project['expand'] {
  return (patterns) => {
    if (!files) return undefined;
    const [wanted, unwanted] = [false, true].map((isNot) =>
      patterns
        .filter((pattern) => pattern.startsWith('!') === isNot)
        .map((pattern) => pattern.replace(/^!/, '').replace(/^\.\//, '').replace(/\/$/, '')),
    );
    const isMatch = (file: string, list: readonly string[] = []) =>
      list.some((pattern) => minimatch(file, pattern) || minimatch(file, `${pattern}/**`));
    return files.filter((file) => isMatch(file, wanted) && !isMatch(file, unwanted)).toSorted();
  };
}
