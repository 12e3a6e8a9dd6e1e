/**
 * Folder of the examples that open in the lab, below the site's root. Each is one file, named by its id, so its content
 * can change: it must not be in the folder whose files are cached forever.
 */
export const EXAMPLES_FOLDER = 'lab-projects';
/** The file in it with the projects to start from. */
export const TEMPLATES_FILE = 'templates.json';
/** Route of the page with the lab, after the prefix of its language. */
export const LAB_ROUTE = '/lab';
export const EXAMPLE_PARAMETER = 'example';
/** Beside an example: its output is examined once it is built. */
export const CHECK_PARAMETER = 'check';

/** A project of the site that opens in the lab. */
export interface LabExample {
  /** Address of the page that shows the recorded output, without the site's base. */
  page: string;
  /** Texts by path. */
  files: Readonly<Record<string, string>>;
  /** For an explorer: the files of each combination that differ from the others. */
  variants?: readonly Readonly<Record<string, string>>[];
}

/** A plain build, which the lab repeats. Flags would change the output, and the lab has no command line. */
const PLAIN_BUILD = /^npx rslib(?: build)?(?: --log-level \w+)?(?: &&|$)/;

/** True if the lab builds what one of these commands built. */
export function opensInLab(commands: readonly string[]): boolean {
  return commands.some((command) => PLAIN_BUILD.test(command));
}

/** The id of a project on a page, such as `guide__basic__cli--kit`. */
export function exampleId(page: string, project: string): string {
  return `${page.replaceAll('/', '__')}--${project}`;
}

/** A dot and the index of a combination may follow. */
export function explorerExampleId(explorer: string): string {
  return exampleId('explorer', explorer);
}

export function exampleAddress(base: string, labRoute: string, id: string): string {
  return `${base}${labRoute.slice(1)}?${EXAMPLE_PARAMETER}=${id}`;
}

/** The address that opens an example and examines its package. The id is at the end, as in `exampleAddress`. */
export function checkAddress(base: string, labRoute: string, id: string): string {
  return exampleAddress(base, labRoute, id).replace('?', `?${CHECK_PARAMETER}&`);
}
