import { publint } from 'publint';
import type { Message } from 'publint';
import { formatMessage, formatMessagePath } from 'publint/utils';
import { PUBLINT_PAGES } from '../../model/codes.ts';
import type { FieldChange, Finding } from '../../model/finding.ts';
import { fileName } from '../../model/package.ts';
import type { Package } from '../../model/package.ts';

/** publint expects the files of a tarball in one folder. */
const FOLDER = 'package';

/** Runs publint on the files of a package, and returns its messages under its own codes. */
export async function runPublint(pkg: Package): Promise<Finding[]> {
  const files = [...pkg.files].map(([name, data]) => ({ name: `${FOLDER}/${name}`, data }));
  const { messages } = await publint({ pkgDir: FOLDER, pack: { files } });
  return messages.map((message) => findingOf(message, pkg));
}

function findingOf(message: Message, pkg: Package): Finding {
  const { type, path, args } = message;
  // With only the packed files, publint cannot know whether a missing one is at least in the folder.
  const isUnpacked = message.code === 'FILE_DOES_NOT_EXIST' && unpackedTarget(path, pkg) !== undefined;
  const shown: Message = isUnpacked ? { ...message, code: 'FILE_NOT_PUBLISHED', args: {} } : message;
  const { code } = shown;
  const changes = changesFor(shown, pkg);
  const isWholePackage = path.length === 1 && path[0] === 'name';
  const target = code === 'FILE_DOES_NOT_EXIST' ? valueAt(pkg.manifest, path) : undefined;
  const file = 'filePath' in args && isWholePackage ? fileName(args.filePath ?? '') : 'package.json';
  return {
    code,
    checker: 'publint',
    severity: type,
    file: file === '' ? 'package.json' : file,
    ...(!isWholePackage && { field: formatMessagePath(path).replace(/^pkg\.?/, '') }),
    ...(typeof target === 'string' && { target }),
    what: formatMessage(shown, { ...pkg.manifest }, { color: false }) ?? code,
    ...(changes.length > 0 && { fix: { in: 'package.json', changes } }),
    page: PUBLINT_PAGES[code] ?? '/guide/publish/tarball#publint',
  };
}

/** The value of a field that is about a file which is in the folder and does not get packed. */
function unpackedTarget(path: readonly string[], { manifest, left }: Package): string | undefined {
  const value = valueAt(manifest, path);
  if (typeof value !== 'string') return undefined;
  const name = fileName(value);
  return [name, `${name}.js`, `${name}/index.js`].find((each) => left.has(each));
}

function valueAt(manifest: Package['manifest'], path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    manifest,
  );
}

/** The change that a message spells out, or that follows from it without a look at other files. */
function changesFor(message: Message, pkg: Package): FieldChange[] {
  const { code, path, args } = message;
  if (code === 'INVALID_REPOSITORY_VALUE') {
    const address = 'suggestValue' in args ? args.suggestValue : gitAddress(valueAt(pkg.manifest, path));
    if (address === undefined) return [];
    return [path.length === 1 ? { path, value: { type: 'git', url: address } } : { path, value: address }];
  }
  if (code !== 'FILE_NOT_PUBLISHED') return [];
  const name = unpackedTarget(path, pkg);
  const files = Array.isArray(pkg.manifest['files']) ? pkg.manifest['files'] : [];
  const stem = name?.replace(/\.[cm]?jsx?$/, '');
  const named = [...pkg.left.keys()].filter(
    (each) => each === name || (stem !== undefined && each.startsWith(`${stem}.d.`)),
  );
  return name === undefined ? [] : [{ path: ['files'], value: [...files, ...named] }];
}

/** Makes an address for git out of one for people. */
function gitAddress(value: unknown): string | undefined {
  const address =
    typeof value === 'string' ? /^(?:git|https?):\/\/(.+?)(?:\.git)?\/?$/.exec(value)?.[1] : undefined;
  return address === undefined ? undefined : `git+https://${address}.git`;
}
