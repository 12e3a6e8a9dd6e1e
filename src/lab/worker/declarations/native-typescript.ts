/** Where the program of TypeScript 7 would be. A worker with TypeScript's JavaScript runs in its place. */
export const NATIVE_TYPESCRIPT = '/node_modules/typescript/lib/tsc';

/** Takes the place of the module of TypeScript 7 that says where its program is. */
// oxlint-disable-next-line import/no-default-export -- the plugin for declaration files calls it
export default function getExePath(): string {
  return NATIVE_TYPESCRIPT;
}
