import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ProblemError } from '../../../model/problem.ts';
import { EndlessError, endlessProblem, loadInTime } from '../../files/load-in-time.ts';

/** Configurations that Node evaluates as they are. */
const NAMES = ['mjs', 'js', 'cjs'].map((ending) => `postcss.config.${ending}`);

/**
 * Loads the PostCSS configuration of a site in time, before Vite does, which would wait forever. Throws if it never ends;
 * what else is wrong with it, Vite reports.
 */
export async function tryPostcssConfig(siteDir: string): Promise<void> {
  const name = NAMES.find((one) => existsSync(path.join(siteDir, one)));
  if (name === undefined) return;
  try {
    const { href } = pathToFileURL(path.join(siteDir, name));
    await loadInTime(() => import(/* @vite-ignore */ href) as Promise<unknown>);
  } catch (error) {
    if (error instanceof EndlessError)
      throw new ProblemError([endlessProblem(name, 'The PostCSS configuration')]);
  }
}
