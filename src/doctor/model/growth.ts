import type { Examination } from './examination.ts';

type Sizes = Examination['sizes'];

/** A file that two packages have in different sizes; a package without the file has no bytes of it. */
export interface GrownFile {
  file: string;
  before: number | undefined;
  bytes: number | undefined;
}

/** The files whose size differs between two packages, the largest difference first. */
export function grownFiles(before: Sizes, after: Sizes): GrownFile[] {
  const old = new Map(before.map(({ file, bytes }) => [file, bytes]));
  const now = new Map(after.map(({ file, bytes }) => [file, bytes]));
  return [...new Set([...now.keys(), ...old.keys()])]
    .map((file) => ({ file, before: old.get(file), bytes: now.get(file) }))
    .filter((one) => one.before !== one.bytes)
    .sort((a, b) => Math.abs(differenceOf(b)) - Math.abs(differenceOf(a)) || (a.file < b.file ? -1 : 1));
}

export function differenceOf({ before = 0, bytes = 0 }: Pick<GrownFile, 'before' | 'bytes'>): number {
  return bytes - before;
}

export function totalOf(sizes: Sizes): number {
  return sizes.reduce((sum, { bytes }) => sum + bytes, 0);
}
