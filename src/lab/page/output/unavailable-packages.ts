import { packageOf } from '../../model/imported-packages.ts';

/** What Node, Rspack and css-loader print if they do not find a module: one that code imports, a loader, or a style sheet. */
const NOT_FOUND =
  /Cannot find module '([^']+)'|Unable to resolve loader (\S+)|RspackResolver\(NotFound\("([^"]+)"\)\)/g;

/** The packages that a failed build has asked for in vain. Imports of sources are not among them: they stay. */
export function unavailablePackages(printed: string): string[] {
  const names = [...printed.matchAll(NOT_FOUND)].flatMap(
    ([, module, loader, style]) => packageOf(module ?? loader ?? style ?? '') ?? [],
  );
  return [...new Set(names)];
}
