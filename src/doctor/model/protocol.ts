import type { Examination } from './examination.ts';
import type { Profile } from './profiles.ts';

/** A package as the page has it: files of the reader's machine, which only the worker reads. */
export type PackageSource =
  | { kind: 'tarball'; file: Blob }
  | { kind: 'folder'; files: readonly { name: string; file: Blob }[] };

/** What the page asks of the worker. */
export interface DoctorRequest {
  id: number;
  source: PackageSource;
  profile: Profile;
}

/** What the worker answers. */
export type DoctorReply =
  | { type: 'ready' }
  | { type: 'examined'; id: number; examination: Examination }
  /** A file could not be read: it was moved, deleted or changed since the reader chose it. */
  | { type: 'unreadable'; id: number }
  /** The examination itself has failed. */
  | { type: 'failed'; id: number };

/** Where the worker is, and how many bytes it loads. */
export interface DoctorParts {
  worker: string;
  transferSize: number;
}
