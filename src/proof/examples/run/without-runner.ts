/** At the beginning of a command, or of one that the shell runs after another. */
const RUNNER =
  /(^|&&\s*|\|\|\s*|;\s*|\(\s*)(?:npx|bunx|pnpm exec|yarn exec|pnpm|yarn) (?=([\w-]+)(?:[\s);&|]|$))/g;
/** After these the folder may have packages of its own, which only the runner looks for. */
const OWN_PACKAGES = /(?:^|[\s;&|(])(?:cd|npm|node_modules)\b/;

/** `npx rslib` starts what is installed, half a second of computing later than naming it. */
export function withoutRunner(command: string, isInstalled: (name: string) => boolean): string {
  const end = OWN_PACKAGES.exec(command)?.index ?? command.length;
  return command.replaceAll(RUNNER, (text, before: string, name: string, offset: number) =>
    offset < end && isInstalled(name) ? before : text,
  );
}
