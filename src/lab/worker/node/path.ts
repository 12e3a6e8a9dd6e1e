import path from 'path-browserify';

export const {
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
} = path;

export function toNamespacedPath(name: string): string {
  return name;
}

/** The volume writes its paths as POSIX does. */
export const posix = { ...path, toNamespacedPath };

/** Only asked whether a path is one of Windows, which no path of the volume is. */
export const win32 = {
  ...posix,
  sep: '\\',
  isAbsolute: (name: string) => /^(?:[a-z]:)?[\\/]/i.test(name),
};
