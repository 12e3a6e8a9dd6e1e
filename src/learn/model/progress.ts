import type { LessonFiles } from './lesson.ts';

/** What a browser keeps about a lesson. A new version of the lesson finds it too. */
export interface Progress {
  /** Digest of the checks that the reader has passed. */
  solved?: string | undefined;
  /** The reader's answer, if it is not the project that the lesson starts with. */
  files?: LessonFiles | undefined;
}

export function progressKey(lesson: string): string {
  return `learn-${lesson}`;
}

/** Storage can contain anything. */
export function isProgress(value: unknown): value is Progress {
  if (typeof value !== 'object' || value === null) return false;
  const { solved, files } = value as Partial<Record<keyof Progress, unknown>>;
  return (solved === undefined || typeof solved === 'string') && (files === undefined || isFiles(files));
}

function isFiles(value: unknown): value is LessonFiles {
  if (typeof value !== 'object' || value === null) return false;
  const texts: unknown[] = Object.values(value);
  return texts.length > 0 && texts.every((text) => typeof text === 'string');
}
