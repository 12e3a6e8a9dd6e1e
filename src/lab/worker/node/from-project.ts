import { resolve } from './path.ts';

type Call = (...args: unknown[]) => unknown;

/** Functions whose second argument is a path too. */
const TWO_PATHS = /^(?:copyFile|cp|link|rename)(?:Sync)?$/;

/**
 * Makes the functions of a module of files find relative paths in the project, as Node does. The volume itself looks
 * in its root, where the binding expects it to.
 */
export function fromProject<Members extends object>(members: Members): Members {
  const names = new Set([...Object.keys(members), ...methodsOf(members)]);
  return Object.fromEntries(
    [...names].map((name) => [name, bound(members, name as keyof Members & string)]),
  ) as Members;
}

function methodsOf(members: object): string[] {
  const prototype = Object.getPrototypeOf(members) as object | null;
  return prototype === null || prototype === Object.prototype ? [] : Object.getOwnPropertyNames(prototype);
}

function bound<Members extends object>(members: Members, name: keyof Members & string): unknown {
  const value: unknown = members[name];
  // Classes stay: Stats, Dirent, ReadStream.
  if (typeof value !== 'function' || /^[A-Z]/.test(name)) return value;
  const paths = TWO_PATHS.test(name) ? 2 : 1;
  const call = (...args: unknown[]) =>
    (value as Call).apply(
      members,
      args.map((arg, index) => (index < paths ? inProject(arg) : arg)),
    );
  // Some functions have others as properties, such as `realpath.native`.
  return Object.assign(call, value);
}

function inProject(argument: unknown): unknown {
  return typeof argument === 'string' && !argument.startsWith('/') ? resolve(argument) : argument;
}
