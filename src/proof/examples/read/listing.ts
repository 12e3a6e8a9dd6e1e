import { compareText } from '../../../model/problem.ts';

type Folder = Map<string, Folder | undefined>;

/** A tree of files as `tree` fences draw it. With a folder it is the root line, without one its content begins at once. */
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

/** Folders first, as file managers show them. */
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

/** An author may explain a file behind its name; the listing itself is not theirs. */
export function withoutNotes(listing: string): string {
  return listing
    .split('\n')
    .map((line) => readLine(line))
    .map(({ lead, name }) => lead + name)
    .join('\n');
}

/** Notes of the old listing at the same names of the new one; those of files that are gone go. */
export function keepNotes(listing: string, old: string): string {
  const notes = new Map(old.split('\n').map((line) => [readLine(line).name, readLine(line).note]));
  return listing
    .split('\n')
    .map((line) => line + (notes.get(readLine(line).name) ?? ''))
    .join('\n');
}
