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
  /** Index of the active item among all shown. */
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
      return { ...state, section: action.section, expanded: [], active: 0 };
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
        active: action.count === 0 ? 0 : (state.active + action.by + action.count) % action.count,
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

function answered(state: SearchState, query: string, newAnswer: DialogAnswer): SearchState {
  const isSame = query === state.answered;
  const answer = isSame ? withChosen(state, newAnswer) : newAnswer;
  return {
    ...state,
    // Drop the section filter if only other sections have hits.
    section: answer.total === 0 && answer.sections.length > 0 ? undefined : state.section,
    status: 'idle',
    answer,
    answered: query,
    active: isSame ? sameChoice(state, answer) : 0,
  };
}

function rowsOf({ hits, more }: DialogAnswer): Row[] {
  return resultSources(hits, more).flatMap(({ items }) => items);
}

/** Returns the active row, unless it is the first, which nobody has to choose. */
function chosenRow({ answer, active }: SearchState): Row | undefined {
  return active === 0 || !answer ? undefined : rowsOf(answer)[active];
}

/** Lists the chosen result in a new answer that hides it among those of lower rank, so Enter opens what it did before. */
function withChosen(state: SearchState, answer: DialogAnswer): DialogAnswer {
  const row = chosenRow(state);
  const chosen = state.answer?.hits.find(({ objectID }) => objectID === row?.objectID);
  const section = chosen?.hierarchy.lvl0 ?? '';
  const hidden = answer.more?.[section] ?? 0;
  if (!chosen || hidden === 0 || answer.hits.some(({ objectID }) => objectID === chosen.objectID))
    return answer;
  return { ...answer, hits: [...answer.hits, chosen], more: { ...answer.more, [section]: hidden - 1 } };
}

/**
 * Returns the index of the active row in a new answer to the same query. The first row stays first. In place of a chosen
 * "more" row there is a result then.
 */
function sameChoice(state: SearchState, answer: DialogAnswer): number {
  const chosen = chosenRow(state);
  const rows = rowsOf(answer);
  const index = rows.findIndex(({ objectID }) => objectID === chosen?.objectID);
  if (index < 0 && chosen && isMore(chosen)) return Math.min(state.active, rows.length - 1);
  return Math.max(index, 0);
}
