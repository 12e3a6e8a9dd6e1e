import { fillIn } from '../../../model/words/fill-in.ts';
import type { ProofWords } from '../../model/words/english.ts';

/** Programs that pages run, the most relevant first. A program with a package has a recorded version. */
const TOOLS: Record<string, { name: string; package?: string }> = {
  rslib: { name: 'Rslib', package: '@rslib/core' },
  rsbuild: { name: 'Rsbuild', package: '@rsbuild/core' },
  tsc: { name: 'TypeScript', package: 'typescript' },
  rstest: { name: 'Rstest' },
  storybook: { name: 'Storybook' },
  tsup: { name: 'tsup' },
  tsdown: { name: 'tsdown' },
  unbuild: { name: 'unbuild' },
  rollup: { name: 'Rollup' },
  vite: { name: 'Vite' },
  'vue-tsc': { name: 'vue-tsc' },
  npm: { name: 'npm' },
  node: { name: 'Node.js', package: 'node' },
};

const QUOTED = /"(?:[^"\\]|\\.)*"|'[^']*'/g;
const BETWEEN = /&&|\|\||[;|&\n()]/;
const BEFORE = /^(?:\w+=\S* +)*(?:npx |pnpm exec |yarn exec |pnpm |yarn )?/;

/** The most relevant program of some command lines; undefined if they only move files around. */
export function toolOf(commands: readonly string[]): string | undefined {
  const programs = new Set(commands.flatMap(programsOf));
  return Object.keys(TOOLS).find((name) => programs.has(name));
}

function programsOf(command: string): string[] {
  return command
    .replaceAll(QUOTED, "''")
    .split(BETWEEN)
    .map(
      (part) =>
        part
          .trim()
          .replace(BEFORE, '')
          .split(/\s/, 1)[0]
          ?.replace(/^\.\/.*\.js$/, 'node') ?? '',
    );
}

/** The words a block shows, such as `Run with Rslib 1.0.1`. */
export function runWords(
  tool: string | undefined,
  versions: Readonly<Record<string, string>>,
  { run, runWith }: ProofWords,
): string {
  const known = tool === undefined ? undefined : TOOLS[tool];
  if (known === undefined) return run;
  const version = versions[known.package ?? ''];
  return fillIn(runWith, { tool: `${known.name}${version ? ` ${version}` : ''}` });
}
