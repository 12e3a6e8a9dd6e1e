/** Node's `path` for POSIX, which is how the volume writes its paths. */

export const sep = '/';
export const delimiter = ':';

export function isAbsolute(path: string): boolean {
  return path.startsWith('/');
}

export function normalize(path: string): string {
  if (path === '') return '.';
  const parts = resolveDots(path.split('/'), !isAbsolute(path)).join('/');
  const body = parts === '' ? '' : `${parts}${path.endsWith('/') ? '/' : ''}`;
  if (isAbsolute(path)) return `/${body}`;
  return body === '' ? (path.endsWith('/') ? './' : '.') : body;
}

function resolveDots(parts: readonly string[], mayLeave: boolean): string[] {
  const kept: string[] = [];
  for (const part of parts) {
    if (part === '' || part === '.') continue;
    if (part !== '..') kept.push(part);
    else if (kept.length > 0 && kept.at(-1) !== '..') kept.pop();
    else if (mayLeave) kept.push(part);
  }
  return kept;
}

export function join(...paths: string[]): string {
  return normalize(paths.filter((path) => path !== '').join('/'));
}

export function resolve(...paths: string[]): string {
  let resolved = '';
  for (const path of paths.toReversed()) {
    if (path !== '') resolved = resolved === '' ? path : `${path}/${resolved}`;
    if (isAbsolute(resolved)) break;
  }
  if (!isAbsolute(resolved)) resolved = `${process.cwd()}/${resolved}`;
  return `/${resolveDots(resolved.split('/'), false).join('/')}`;
}

export function relative(from: string, to: string): string {
  const start = resolve(from).split('/').filter(Boolean);
  const end = resolve(to).split('/').filter(Boolean);
  let shared = 0;
  while (shared < start.length && start[shared] === end[shared]) shared += 1;
  return [...start.slice(shared).map(() => '..'), ...end.slice(shared)].join('/');
}

export function dirname(path: string): string {
  const trimmed = withoutTrailingSlashes(path);
  const slash = trimmed.lastIndexOf('/');
  if (slash === -1) return path.startsWith('/') ? '/' : '.';
  return slash === 0 ? '/' : trimmed.slice(0, slash);
}

export function basename(path: string, suffix = ''): string {
  const trimmed = withoutTrailingSlashes(path);
  const name = trimmed.slice(trimmed.lastIndexOf('/') + 1);
  return suffix !== '' && name !== suffix && name.endsWith(suffix) ? name.slice(0, -suffix.length) : name;
}

export function extname(path: string): string {
  const name = basename(path);
  const dot = name.lastIndexOf('.');
  return dot <= 0 || name === '..' ? '' : name.slice(dot);
}

function withoutTrailingSlashes(path: string): string {
  return path.replace(/\/+$/, '');
}

export interface ParsedPath {
  root: string;
  dir: string;
  base: string;
  ext: string;
  name: string;
}

export function parse(path: string): ParsedPath {
  const base = basename(path);
  const ext = extname(path);
  const dir = path.includes('/') ? dirname(path) : '';
  return { root: isAbsolute(path) ? '/' : '', dir, base, ext, name: base.slice(0, base.length - ext.length) };
}

export function format({
  root = '',
  dir = root,
  name = '',
  ext = '',
  base = name + ext,
}: Partial<ParsedPath>): string {
  if (dir === '') return base;
  return dir === root ? `${dir}${base}` : `${dir}/${base}`;
}

export function toNamespacedPath(path: string): string {
  return path;
}

export const posix = {
  sep,
  delimiter,
  isAbsolute,
  normalize,
  join,
  resolve,
  relative,
  dirname,
  basename,
  extname,
  parse,
  format,
  toNamespacedPath,
};

/** Only asked whether a path is one of Windows, which no path of the volume is. */
export const win32 = { ...posix, sep: '\\', isAbsolute: (path: string) => /^(?:[a-z]:)?[\\/]/i.test(path) };
