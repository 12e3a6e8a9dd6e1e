import type { Patch } from './bundle-contents.ts';

/** Applies the patches of a module. Throws if one no longer fits, which an upgrade can cause. */
export function patched(name: string, code: string, patches: readonly Patch[]): string {
  return patches
    .filter(({ file }) => file === name)
    .reduce((text, { from, to }) => {
      if (text.split(from).length !== 2) {
        throw new Error(
          `${name} no longer contains this line exactly once: ${from.trim()}\nAdapt its patches in src/lab/build/bundle-contents.ts to the new version.`,
        );
      }
      return text.replace(from, () => to);
    }, code);
}
