import { compareText } from '../../../model/problem.ts';

type Folder = Map<string, Folder | undefined>;

/** Draws files as a tree, the way `tree` fences show it. The first line is the folder, if there is one. */
export function listingText(files: readonly string[], folder: string): string {
  const root: Folder = new Map();
  const prefix = folder === '' ? '' : `${folder}/`;
  for (const file of files) {
    if (!file.startsWith(prefix)) continue;
    const names = file.slice(prefix.length).split('/');
    let at = root;
    for (const name of names.slice(0, -1)) {
      const next = at.get(name) ?? new Map<string, Folder | undefined>();
      at.set(name, next);
      at = next;
    }
    at.set(names.at(-1)!, undefined);
  }
  if (folder !== '') return [folder, ...branches(root, '')].join('\n');
  return sorted(root)
    .flatMap(([name, inner]) => [name, ...(inner ? branches(inner, '') : [])])
    .join('\n');
}

function branches(folder: Folder, lead: string): string[] {
  const entries = sorted(folder);
  return entries.flatMap(([name, inner], index) => {
    const isLast = index === entries.length - 1;
    return [
      `${lead}${isLast ? '└── ' : '├── '}${name}`,
      ...(inner ? branches(inner, `${lead}${isLast ? '    ' : '│   '}`) : []),
    ];
  });
}

/** Sorts folders before files, as file managers do. */
function sorted(folder: Folder): [string, Folder | undefined][] {
  return [...folder].sort(
    ([a, inA], [b, inB]) => Number(inA === undefined) - Number(inB === undefined) || compareText(a, b),
  );
}

const LINE = /^([\s│├└─]*)(.*?)(\s+#\s.*|\s{2,}\S.*)?$/u;

function readLine(line: string): { lead: string; name: string; note: string } {
  const [, lead = '', name = '', note = ''] = LINE.exec(line) ?? [];
  return { lead, name: name.trimEnd(), note };
}

/** Removes the notes that an author may add after file names. */
export function withoutNotes(listing: string): string {
  return listing
    .split('\n')
    .map((line) => readLine(line))
    .map(({ lead, name }) => lead + name)
    .join('\n');
}

/**
 * Copies notes from the old listing to the same names in the new one, and drops those of files that no longer exist.
 */
export function keepNotes(listing: string, old: string): string {
  const notes = new Map(old.split('\n').map((line) => [readLine(line).name, readLine(line).note]));
  return listing
    .split('\n')
    .map((line) => line + (notes.get(readLine(line).name) ?? ''))
    .join('\n');
}
