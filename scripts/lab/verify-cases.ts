import { readExamples } from '../../src/proof/examples/read/read-examples.ts';
import type { Project } from '../../src/proof/examples/read/project.ts';
import { leadingRslib } from '../../src/proof/examples/run/rslib-pool.ts';
import { combinationName, combinationsOf } from '../../src/proof/explorers/combinations.ts';
import { explorerIds, readDefinition } from '../../src/proof/explorers/definition.ts';
import { readRecording } from '../../src/proof/explorers/explorer-recording.ts';
import type { Recording } from '../../src/proof/explorers/explorer-recording.ts';
import { filesOf, readProject } from '../../src/proof/explorers/explorer-project.ts';

/** A build that a page shows. */
export interface VerifyCase {
  /** Page and project, or explorer and combination. */
  id: string;
  /** Texts, or the content of a binary file, by path. */
  files: ReadonlyMap<string, string | Buffer>;
  /** Arguments of `rslib`. */
  args: readonly string[];
  /** What the native build wrote, if that is recorded. */
  recorded?: RecordedBuild;
}

/** Texts by path, or undefined if the build fails. */
export interface RecordedBuild {
  files: ReadonlyMap<string, string> | undefined;
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
  const recording = readRecording(siteDir, id);
  if ('what' in recording) throw new Error(`${recording.file}: ${recording.what}`);
  const cases = new Map<string, VerifyCase>();
  for (const combination of combinationsOf(definition)) {
    const files = filesOf(definition, project, combination);
    const key = JSON.stringify([...files]);
    if (cases.has(key)) continue;
    const name = combinationName(definition, combination);
    cases.set(key, { id: `${id} ${name}`, files, args: [], recorded: recordedBuild(recording, name) });
  }
  return [...cases.values()];
}

function recordedBuild({ results, contents }: Recording, name: string): RecordedBuild {
  const result = results[name]!;
  if ('error' in result) return { files: undefined };
  const texts = Object.entries(result.files).map(
    ([file, hash]) => [file, contents[hash]!.text.join('\n')] as const,
  );
  return { files: new Map(texts) };
}
