import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What `npm run lab:verify -- --save` writes. */
export interface Verified {
  versions: Readonly<Record<string, string>>;
  equal: number;
  total: number;
  /** Those whose native build writes declaration files, and how many of them the lab writes as well. */
  declarations: { equal: number; total: number };
  /** Builds that differ, by reason. */
  differences: Readonly<Record<string, readonly string[]>>;
}

export function verifiedFile(root: string): string {
  return path.join(root, 'bench/lab/verified.json');
}

export function readVerified(root: string): Verified {
  return JSON.parse(readFileSync(verifiedFile(root), 'utf8')) as Verified;
}
