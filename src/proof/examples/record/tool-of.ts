/** Programs that pages run, the most telling first; with a package, its recorded version is known. */
const TOOLS: Record<string, { name: string; package?: string }> = {
  rslib: { name: 'Rslib', package: '@rslib/core' },
  rsbuild: { name: 'Rsbuild', package: '@rsbuild/core' },
  tsc: { name: 'TypeScript', package: 'typescript' },
  rstest: { name: 'Rstest' },
  storybook: { name: 'Storybook' },
  tsup: { name: 'tsup' },
  'vue-tsc': { name: 'vue-tsc' },
  npm: { name: 'npm' },
  node: { name: 'Node.js', package: 'node' },
};

const QUOTED = /"(?:[^"\\]|\\.)*"|'[^']*'/g;
const BETWEEN = /&&|\|\||[;|&\n()]/;
const BEFORE = /^(?:\w+=\S* +)*(?:npx |pnpm exec |yarn exec |pnpm |yarn )?/;

/** Returns the program that matters most in some command lines; nothing where they only move files about. */
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

/** `Run with Rslib 1.0.1`, as a block says it. */
export function runWords(tool: string | undefined, versions: Readonly<Record<string, string>>): string {
  const known = tool === undefined ? undefined : TOOLS[tool];
  if (known === undefined) return 'Run';
  const version = versions[known.package ?? ''];
  return `Run with ${known.name}${version ? ` ${version}` : ''}`;
}
