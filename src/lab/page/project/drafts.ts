import { checkProject } from '../../model/project.ts';
import type { ProjectFiles } from '../../model/protocol.ts';
import { historyState, rememberInHistory } from '../../../runtime/page/history-state.ts';
import { readStoredJson, writeStoredJson } from '../../../runtime/storage/storage.ts';

declare module '../../../model/document.ts' {
  interface HistoryState {
    /** The name of this tab's draft. */
    draft?: string | undefined;
  }
}

/** Tabs that are open side by side each have their own place. The oldest draft makes room for a new one. */
const PLACES = ['lab-draft-1', 'lab-draft-2', 'lab-draft-3', 'lab-draft-4'] as const;

export interface Draft {
  files: ProjectFiles;
  /** The files that "Reset" brings back. */
  initial: ProjectFiles;
}

interface StoredDraft extends Draft {
  time: number;
}

/** The draft of this tab; in a new tab, the one that was changed last. */
export function readDraft(): Draft | undefined {
  const own = ownPlace();
  const latest = () => byTime().findLast(({ draft }) => draft !== undefined)?.draft;
  return (own === undefined ? undefined : read(own)) ?? latest();
}

/** If this tab has a draft, it has to follow every change. */
export function hasDraft(): boolean {
  return ownPlace() !== undefined;
}

/** Keeps a draft for the next visit. Returns whether the browser could store it. */
export function keepDraft({ files, initial }: Draft, time = Date.now()): boolean {
  const place = ownPlace() ?? byTime()[0]!.place;
  rememberInHistory({ draft: place });
  return writeStoredJson(place, { files, initial, time });
}

/** The place that this tab uses. The history entry names it, so a reload and a restored tab find it again. */
function ownPlace(): string | undefined {
  const { draft } = historyState();
  return PLACES.find((place) => place === draft);
}

/** All places, empty ones first, then from the oldest draft to the newest. */
function byTime(): { place: string; draft: StoredDraft | undefined }[] {
  return PLACES.map((place) => ({ place, draft: read(place) })).sort(
    (a, b) => (a.draft?.time ?? 0) - (b.draft?.time ?? 0),
  );
}

function read(place: string): StoredDraft | undefined {
  const draft = readStoredJson(place, isDraft);
  // After "Reset", both are the same project, which has no changes.
  const isUnchanged = draft && JSON.stringify(draft.files) === JSON.stringify(draft.initial);
  return isUnchanged ? { ...draft, files: draft.initial } : draft;
}

function isDraft(value: unknown): value is StoredDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { files, initial, time } = value as Partial<Record<keyof StoredDraft, unknown>>;
  return typeof time === 'number' && 'files' in checkProject(files) && 'files' in checkProject(initial);
}
