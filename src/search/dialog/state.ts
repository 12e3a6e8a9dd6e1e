import type { SearchHit } from '../../model/search.ts';
import type { DialogAnswer } from './provider.ts';
import { isMore, resultSources } from './sources.ts';
import type { Row } from './sources.ts';

/** `stalled`: no answer within the threshold. `error` lasts until the next success. */
export type SearchStatus = 'idle' | 'loading' | 'stalled' | 'error';

export interface SearchState {
  query: string;
  /** Limits results to this top-level section. */
  section: string | undefined;
  /** Sections whose groups show a whole page of results. */
  expanded: readonly string[];
  status: SearchStatus;
  /** What to do about an error, where checking the connection would not help. */
  advice: string | undefined;
  /** The panel is the list inside the dialog. */
  isPanelOpen: boolean;
  /** The newest answer, and the query it answers. */
  answer: DialogAnswer | undefined;
  answered: string;
  /** Number of the newest request, 0 for none; answers to others are too late. */
  request: number;
  /** How often the dialog was opened; each opening sends the query again. */
  openings: number;
  /** Index of the active item among all shown, -1 while the best is not certain, and if nothing was found. */
  active: number;
}

export type SearchAction =
  | { type: 'opened'; query: string; opensOnFocus: boolean }
  | { type: 'typed'; query: string }
  | { type: 'narrowed'; section: string | undefined }
  | { type: 'expanded'; section: string }
  | { type: 'asked'; request: number }
  | { type: 'stalled'; request: number }
  | { type: 'answered'; request: number; query: string; answer: DialogAnswer }
  | { type: 'failed'; request: number; advice?: string | undefined }
  | { type: 'moved'; by: 1 | -1; count: number }
  | { type: 'pointed'; index: number }
  | { type: 'focused'; opensOnFocus: boolean }
  | { type: 'blurred' }
  | { type: 'cleared' };

export const INITIAL_STATE: SearchState = {
  query: '',
  section: undefined,
  expanded: [],
  status: 'idle',
  advice: undefined,
  isPanelOpen: false,
  answer: undefined,
  answered: '',
  request: 0,
  openings: 0,
  active: 0,
};

export function reduceSearch(state: SearchState, action: SearchAction): SearchState {
  switch (action.type) {
    case 'opened':
      return {
        ...INITIAL_STATE,
        openings: state.openings + 1,
        query: action.query,
        isPanelOpen: action.opensOnFocus || action.query !== '',
      };
    case 'typed':
      return typed(state, action.query);
    case 'narrowed':
      return { ...state, section: action.section, expanded: [], answered: '', active: 0 };
    case 'expanded':
      return { ...state, expanded: [...state.expanded, action.section] };
    case 'asked':
      return {
        ...state,
        request: action.request,
        status: state.status === 'error' ? 'error' : 'loading',
      };
    case 'stalled':
      return action.request === state.request && state.status === 'loading'
        ? { ...state, status: 'stalled' }
        : state;
    case 'answered':
      return action.request === state.request ? answered(state, action.query, action.answer) : state;
    case 'failed':
      return action.request === state.request
        ? { ...state, status: 'error', advice: action.advice, answer: undefined }
        : state;
    case 'moved':
      return {
        ...state,
        active: action.count === 0 ? 0 : (movedFrom(state.active, action.by) + action.count) % action.count,
      };
    case 'pointed':
      return state.active === action.index ? state : { ...state, active: action.index };
    case 'focused':
      return state.isPanelOpen || !(action.opensOnFocus || state.query !== '')
        ? state
        : { ...state, isPanelOpen: true };
    case 'blurred':
      return { ...state, isPanelOpen: false };
    case 'cleared':
      return { ...typed(state, ''), isPanelOpen: state.isPanelOpen };
  }
}

/** Sets the query. Without one, pending answers no longer count. */
function typed(state: SearchState, query: string): SearchState {
  if (query !== '') return { ...state, query, expanded: [], isPanelOpen: true };
  return { ...INITIAL_STATE, openings: state.openings, isPanelOpen: true };
}

/** From no active item, up leads to the last one. */
function movedFrom(active: number, by: 1 | -1): number {
  return Math.max(active, by === 1 ? -1 : 0) + by;
}

function answered(state: SearchState, query: string, newAnswer: DialogAnswer): SearchState {
  const isSame = query === state.answered;
  const answer = isSame ? withActive(state, newAnswer) : newAnswer;
  const isOpen = answer.hits.length === 0 || (answer.isTentative && (!isSame || state.active < 0));
  return {
    ...state,
    // Drop the section filter if only other sections have hits.
    section: answer.total === 0 && answer.sections.length > 0 ? undefined : state.section,
    status: answer.isTentative ? 'stalled' : 'idle',
    answer,
    answered: query,
    active: isOpen ? -1 : isSame ? sameChoice(state, answer) : 0,
  };
}

function rowsOf({ hits, more }: DialogAnswer): Row[] {
  return resultSources(hits, more).flatMap(({ items }) => items);
}

function activeRow({ answer, active }: SearchState): Row | undefined {
  return answer && rowsOf(answer)[active];
}

/**
 * Keeps the active result in a new answer that lists or hides it, so Enter opens what it did before: the first stays
 * first, a chosen one is listed wherever it belongs now.
 */
function withActive(state: SearchState, answer: DialogAnswer): DialogAnswer {
  const row = activeRow(state);
  const isActive = ({ objectID }: SearchHit) => objectID === row?.objectID;
  const listed = answer.hits.find(isActive);
  const hit = listed ?? state.answer?.hits.find(isActive);
  const section = hit?.hierarchy.lvl0 ?? '';
  const hidden = answer.more?.[section] ?? 0;
  if (!hit || (listed && state.active > 0) || answer.hits[0] === hit || (!listed && hidden === 0))
    return answer;
  const others = answer.hits.filter((other) => other !== listed);
  return {
    ...answer,
    hits: state.active === 0 ? [{ ...hit, parent: undefined }, ...others] : [...others, hit],
    ...(!listed && { more: { ...answer.more, [section]: hidden - 1 } }),
  };
}

/** Finds the active row in a new answer to the same query, which may have a result in place of a "more" row. */
function sameChoice(state: SearchState, answer: DialogAnswer): number {
  const chosen = activeRow(state);
  const rows = rowsOf(answer);
  const index = rows.findIndex(({ objectID }) => objectID === chosen?.objectID);
  if (index < 0 && chosen && isMore(chosen)) return Math.min(state.active, rows.length - 1);
  return Math.max(index, 0);
}
