import type { Problem } from '../../model/problem.ts';
import { displayPath } from '../content/display-path.ts';
import type { OpenSite } from '../site/open-site.ts';
import { MODULE_PREFIX } from './page-modules.ts';

interface BundlerError {
  message?: string;
  code?: string;
  id?: string;
  loc?: { file?: string; line?: number; column?: number };
  errors?: BundlerError[];
}

const FIXES: Record<string, string> = {
  MISSING_EXPORT:
    'Check the name between the braces of the import, or whether the file exports it as default.',
  UNRESOLVED_IMPORT: 'Install the package, or mend the path.',
  PARSE_ERROR: 'Mend the syntax of that file.',
};

/** What a page brings into the bundle is its author's: what the bundler says of it comes in the same voice as the rest. */
export function bundleProblems(error: unknown, site: OpenSite): Problem[] {
  const whole = error as BundlerError;
  const each = whole.errors && whole.errors.length > 0 ? whole.errors : [whole];
  return each.map((one) => toProblem(one, site));
}

function toProblem(error: BundlerError, site: OpenSite): Problem {
  const text = plainText(error.message ?? String(error));
  const named =
    error.loc?.file ?? error.id ?? new RegExp(`${MODULE_PREFIX}\\S*?(?=:\\d|\\s|$)`).exec(text)?.[0] ?? '';
  const id = named.replace('\0', '');
  const route = id.startsWith(MODULE_PREFIX) ? id.slice(MODULE_PREFIX.length) : undefined;
  const page = site.pages.find(({ routePath }) => routePath === route);
  const file = page?.file ?? (id === '' ? site.docsDir : id);
  return {
    level: 'error',
    file: displayPath(site.siteDir, file),
    // A page's module is made from it: its lines are not the author's.
    ...(page || !error.loc ? {} : { line: error.loc.line, column: (error.loc.column ?? 0) + 1 }),
    what: `What the page imports cannot be bundled: ${firstSentence(text)}`,
    fix: FIXES[error.code ?? ''] ?? 'Look at what the page and its components import.',
  };
}

function plainText(message: string): string {
  // oxlint-disable-next-line no-control-regex -- colour codes begin with a control character
  return message.replaceAll(/\u001B\[[\d;]*m/g, '').replace(/^\[\w+\]\s*/, '');
}

function firstSentence(text: string): string {
  return text.split('\n')[0]?.trim() ?? text;
}
