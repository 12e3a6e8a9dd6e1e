import path from 'node:path';
import { runNode } from '../declared/run-node.ts';
import { defaultsPage } from './defaults-page.ts';
import type { ResolvedDefaults } from './defaults-page.ts';

/** The tables of the page, as the installed Rspack, Rsbuild and Rslib resolve an empty project. */
export function resolvedPage(examplesDir: string): string {
  const answer = runNode(examplesDir, [path.join(examplesDir, 'tools/inspect-defaults.mjs')]);
  return defaultsPage(JSON.parse(answer) as ResolvedDefaults);
}
