import { readExamples } from '../../src/proof/examples/read/read-examples.ts';
import type { Project } from '../../src/proof/examples/read/project.ts';
import { leadingRslib } from '../../src/proof/examples/run/rslib-pool.ts';
import { combinationName, combinationsOf } from '../../src/proof/explorers/combinations.ts';
import { explorerIds, readDefinition } from '../../src/proof/explorers/definition.ts';
import { filesOf, readProject } from '../../src/proof/explorers/explorer-project.ts';

/** A build that a page shows. */
export interface VerifyCase {
  /** Page and project, or explorer and combination. */
  id: string;
  /** Texts, or the content of a binary file, by path. */
  files: ReadonlyMap<string, string | Buffer>;
  /** Arguments of `rslib`. */
  args: readonly string[];
}

/** Commands of Rslib that do not build. */
const OTHER_COMMANDS = new Set(['inspect', 'mf-dev']);

/** Returns every recorded project that starts with a build, and every combination of every explorer. */
export function verifyCases(siteDir: string, docsDir: string): VerifyCase[] {
  const { projects } = readExamples(siteDir, docsDir);
  return [
    ...projects.flatMap(projectCase),
    ...explorerIds(siteDir).flatMap((id) => explorerCases(siteDir, id)),
  ];
}

function projectCase({ document, id, files, commands }: Project): VerifyCase[] {
  const args = leadingRslib(commands[0]?.text ?? '')?.args;
  if (args === undefined || OTHER_COMMANDS.has(args[0] ?? '')) return [];
  const contents = [...files].map(([name, { text, bytes }]) => [name, bytes ?? text] as const);
  return [{ id: `${document.relativePath} ${id}`, files: new Map(contents), args }];
}

/** Combinations that result in the same project are built once. */
function explorerCases(siteDir: string, id: string): VerifyCase[] {
  const definition = readDefinition(siteDir, id);
  const project = readProject(siteDir, id);
  const cases = new Map<string, VerifyCase>();
  for (const combination of combinationsOf(definition)) {
    const files = filesOf(definition, project, combination);
    const key = JSON.stringify([...files]);
    if (!cases.has(key))
      cases.set(key, { id: `${id} ${combinationName(definition, combination)}`, files, args: [] });
  }
  return [...cases.values()];
}
