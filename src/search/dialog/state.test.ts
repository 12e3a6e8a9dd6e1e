import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fuzz } from '../../../tests/support/fuzz.ts';
import type { SearchAnswer, SearchHit } from '../../model/search.ts';
import { record } from '../engine/sample-records.ts';
import { INITIAL_STATE, reduceSearch } from './state.ts';
import type { SearchAction, SearchState } from './state.ts';

function answerOf(count: number, more: Partial<SearchAnswer> = {}): SearchAnswer {
  const hits = Array.from({ length: count }, (_, index): SearchHit => ({
    ...record(`/p${index}`, ['Guide', 'P']),
    highlight: {},
    snippet: [],
  }));
  return { hits, total: count, sections: [], suggestions: [], ...more };
}

function after(...actions: SearchAction[]): SearchState {
  return actions.reduce(reduceSearch, INITIAL_STATE);
}

const opened: SearchAction = { type: 'opened', query: '', opensOnFocus: true };
const typed = (query: string): SearchAction => ({ type: 'typed', query });
const asked = (request: number): SearchAction => ({ type: 'asked', request });
const stalled = (request: number): SearchAction => ({ type: 'stalled', request });
const failed = (request: number): SearchAction => ({ type: 'failed', request });
const answered = (request: number, query: string, count = 3): SearchAction => ({
  type: 'answered',
  request,
  query,
  answer: answerOf(count),
});
const moved = (by: 1 | -1, count: number): SearchAction => ({ type: 'moved', by, count });

describe('status', () => {
  it('[S1] is idle, loading while an answer is pending, and idle again with it', () => {
    expect(after(opened).status).toBe('idle');
    expect(after(opened, typed('dts'), asked(2)).status).toBe('loading');
    const state = after(opened, typed('dts'), asked(2), answered(2, 'dts'));
    expect(state).toMatchObject({ status: 'idle', answered: 'dts', answer: { total: 3 } });
  });

  it('[S1] is stalled only while loading and only for the newest request', () => {
    expect(after(typed('a'), asked(2), stalled(2)).status).toBe('stalled');
    expect(after(typed('a'), asked(2), asked(3), stalled(2)).status).toBe('loading');
    expect(after(typed('a'), asked(2), answered(2, 'a'), stalled(2)).status).toBe('idle');
    expect(after(typed('a'), asked(2), failed(2), stalled(2)).status).toBe('error');
    expect(after(typed('a'), asked(2), stalled(2), answered(2, 'a')).status).toBe('idle');
  });

  it('[S1] is an error until the next success, however often it retries', () => {
    const broken = [typed('a'), asked(2), failed(2)];
    expect(after(...broken)).toMatchObject({ status: 'error', advice: undefined, answer: undefined });
    const advised = after(typed('a'), asked(2), { type: 'failed', request: 2, advice: 'Check the key.' });
    expect(advised.advice).toBe('Check the key.');
    const again = [...broken, typed('ab'), asked(3)];
    expect(after(...again).status).toBe('error');
    expect(after(...again, stalled(3)).status).toBe('error');
    expect(after(...again, failed(3)).status).toBe('error');
    expect(after(...again, answered(3, 'ab')).status).toBe('idle');
  });

  it('[S1] ignores results of older requests', () => {
    const newest = after(typed('ab'), asked(2), asked(3), answered(3, 'ab', 1));
    expect(reduceSearch(newest, answered(2, 'a', 9))).toBe(newest);
    expect(reduceSearch(newest, failed(2))).toBe(newest);
    const waiting = after(typed('ab'), asked(2), asked(3));
    expect(reduceSearch(waiting, answered(2, 'a'))).toBe(waiting);
    expect(reduceSearch(waiting, failed(2))).toBe(waiting);
  });

  it('expects no answer without a query: a pending one is too late', () => {
    const emptied = after(typed('a'), asked(2), typed(''));
    expect(emptied).toMatchObject({ query: '', status: 'idle', answer: undefined, isPanelOpen: true });
    expect(reduceSearch(emptied, answered(2, 'a'))).toBe(emptied);
    const reopened = after(typed('a'), asked(2), opened);
    expect(reduceSearch(reopened, answered(2, 'a'))).toBe(reopened);
  });

  it('keeps the last answer on screen while the next is pending', () => {
    const state = after(typed('a'), asked(2), answered(2, 'a'), typed('ab'), asked(3));
    expect(state).toMatchObject({ query: 'ab', answered: 'a', answer: { total: 3 }, status: 'loading' });
  });
});

describe('the panel', () => {
  it('[S8] opens on focus if there is a query or open-on-focus is set', () => {
    const focused = (opensOnFocus: boolean): SearchAction => ({ type: 'focused', opensOnFocus });
    expect(after(focused(true)).isPanelOpen).toBe(true);
    expect(after(focused(false)).isPanelOpen).toBe(false);
    expect(after(typed('a'), { type: 'blurred' }, focused(false)).isPanelOpen).toBe(true);
    const open = after(focused(true));
    expect(reduceSearch(open, focused(false))).toBe(open);
  });

  it('[S8] is open from the start under the same condition', () => {
    expect(after({ type: 'opened', query: '', opensOnFocus: false }).isPanelOpen).toBe(false);
    expect(after({ type: 'opened', query: 'a', opensOnFocus: false }).isPanelOpen).toBe(true);
    expect(after(opened).isPanelOpen).toBe(true);
  });

  it('[S8] closes when focus leaves and keeps query and results', () => {
    const state = after(typed('a'), asked(2), answered(2, 'a'), { type: 'blurred' });
    expect(state).toMatchObject({ isPanelOpen: false, query: 'a', answer: { total: 3 } });
  });

  it('[S7] stays closed when query and results are cleared', () => {
    const state = after(typed('a'), asked(2), answered(2, 'a'), { type: 'blurred' }, { type: 'cleared' });
    expect(state).toMatchObject({ isPanelOpen: false, query: '', answer: undefined, status: 'idle' });
  });

  it('opens when something is typed', () => {
    expect(after(typed('a')).isPanelOpen).toBe(true);
  });
});

describe('the active item', () => {
  const found = [typed('a'), asked(2), answered(2, 'a')];

  it('[S6] moves and wraps around', () => {
    expect(after(...found, moved(1, 3)).active).toBe(1);
    expect(after(...found, moved(-1, 3)).active).toBe(2);
    expect(after(...found, moved(1, 3), moved(1, 3), moved(1, 3)).active).toBe(0);
    expect(after(moved(1, 0)).active).toBe(0);
  });

  it('follows the pointer', () => {
    const pointed = after(...found, { type: 'pointed', index: 2 });
    expect(pointed.active).toBe(2);
    expect(reduceSearch(pointed, { type: 'pointed', index: 2 })).toBe(pointed);
  });

  it('stays with its item when an answer adds more about the same query', () => {
    const state = after(...found, moved(1, 3), asked(3), answered(3, 'a', 5));
    expect(state.active).toBe(1);
    const reversed = reduceSearch(after(...found, moved(1, 3), asked(3)), {
      type: 'answered',
      request: 3,
      query: 'a',
      answer: { ...state.answer!, hits: state.answer!.hits.toReversed() },
    });
    expect(reversed.active).toBe(3);
  });

  it('stays listed if an answer to the same query hides it among those of lower rank', () => {
    const { hits } = answerOf(5);
    const better = { ...answerOf(5), hits: hits.slice(3), more: { Guide: 3 } };
    const next: SearchAction = { type: 'answered', request: 3, query: 'a', answer: better };
    const state = after(...found, moved(1, 3), asked(3), next);
    expect(state.answer?.hits.map(({ url }) => url)).toEqual(['/p3', '/p4', '/p1']);
    expect(state.answer?.more).toEqual({ Guide: 2 });
    expect(state.active).toBe(2);
    expect(after(...found, moved(1, 3), typed('b'), asked(3), { ...next, query: 'b' }).answer).toBe(better);
  });

  it('stays the first result while more of the index loads, wherever the new answer has it', () => {
    const { hits } = answerOf(5);
    const next = (answer: SearchState['answer']): SearchState =>
      after(...found, asked(3), { type: 'answered', request: 3, query: 'a', answer: answer! });
    const urls = (state: SearchState) => state.answer?.hits.map(({ url }) => url);
    const lower = next({ ...answerOf(5), hits: [hits[3]!, { ...hits[0]!, parent: hits[3]! }, hits[1]!] });
    expect(urls(lower)).toEqual(['/p0', '/p3', '/p1']);
    expect(lower.answer?.hits[0]?.parent).toBeUndefined();
    expect(lower.active).toBe(0);
    const hidden = next({ ...answerOf(5), hits: hits.slice(3), more: { Guide: 3 } });
    expect(urls(hidden)).toEqual(['/p0', '/p3', '/p4']);
    expect(hidden.answer?.more).toEqual({ Guide: 2 });
    const gone = { ...answerOf(5), hits: hits.slice(3) };
    expect(next(gone).answer).toBe(gone);
    const same = answerOf(5);
    expect(next({ ...same, hits: same.hits }).answer?.hits).toBe(same.hits);
  });

  it('is nothing until the best result is certain, unless the reader moves', () => {
    const tentative = (request: number): SearchAction => ({
      type: 'answered',
      request,
      query: 'a',
      answer: answerOf(3, { isTentative: true }),
    });
    const early = [typed('a'), asked(2), tentative(2)];
    expect(after(...early)).toMatchObject({ active: -1, status: 'stalled' });
    expect(after(...early, asked(3), tentative(3)).active).toBe(-1);
    expect(after(...early, moved(1, 3)).active).toBe(0);
    expect(after(...early, moved(-1, 3)).active).toBe(2);
    expect(after(...early, moved(1, 3), asked(3), tentative(3)).active).toBe(0);
    const final: SearchAction = {
      type: 'answered',
      request: 3,
      query: 'a',
      answer: { ...answerOf(3), hits: answerOf(3).hits.toReversed() },
    };
    const best = after(...early, asked(3), final);
    expect(best).toMatchObject({ active: 0, status: 'idle' });
    expect(best.answer?.hits[0]?.url).toBe('/p2');
    expect(after(...early, moved(1, 3), asked(3), final).answer?.hits[0]?.url).toBe('/p0');
  });

  it('is the best of a section that the reader chooses', () => {
    const narrowed = after(...found, { type: 'narrowed', section: 'Config' });
    expect(narrowed.answered).toBe('');
    const { hits } = answerOf(5);
    const answer = { ...answerOf(5), hits: hits.toReversed() };
    const next = [asked(3), { type: 'answered', request: 3, query: 'a', answer }] as const;
    expect(next.reduce<SearchState>(reduceSearch, narrowed).answer).toBe(answer);
  });

  it('is looked for in all sections if only others have results', () => {
    const inSection = [...found, { type: 'narrowed', section: 'Config' } as const, asked(3)];
    const none = (sections: SearchAnswer['sections']): SearchAction => ({
      type: 'answered',
      request: 3,
      query: 'a',
      answer: answerOf(0, { sections }),
    });
    expect(after(...inSection, none([{ name: 'Guide', count: 2 }])).section).toBeUndefined();
    expect(after(...inSection, none([])).section).toBe('Config');
  });

  it('is the result in the place of a "more" row that was chosen', () => {
    const answer = { ...answerOf(3), more: { Guide: 2 } };
    const shown: SearchAction = { type: 'answered', request: 3, query: 'a', answer };
    const onMore = [...found, asked(3), shown, { type: 'pointed', index: 3 } as const];
    expect(after(...onMore, asked(4), answered(4, 'a', 5)).active).toBe(3);
  });

  it('forgets expanded groups with another query, section or opening', () => {
    const expand: SearchAction = { type: 'expanded', section: 'Guide' };
    expect(after(...found, expand).expanded).toEqual(['Guide']);
    expect(after(...found, expand, typed('ab')).expanded).toEqual([]);
    expect(after(...found, expand, { type: 'narrowed', section: 'Guide' }).expanded).toEqual([]);
    expect(after(...found, expand, { type: 'opened', query: 'a', opensOnFocus: true }).expanded).toEqual([]);
  });

  it('is none if nothing is found, so Enter opens none of the pages to start with', () => {
    expect(after(...found, asked(3), answered(3, 'a', 0)).active).toBe(-1);
    expect(after(...found, asked(3), answered(3, 'a', 0), moved(1, 4)).active).toBe(0);
  });

  it('is the first again if its item is gone, and stays the first if it was', () => {
    expect(after(...found, moved(-1, 3), asked(3), answered(3, 'a', 2)).active).toBe(0);
    expect(after(...found, asked(3), answered(3, 'a', 5)).active).toBe(0);
  });

  it('counts each opening, so the same query is sent again', () => {
    const once = after({ type: 'opened', query: 'a', opensOnFocus: true });
    const twice = reduceSearch(once, { type: 'opened', query: 'a', opensOnFocus: true });
    expect(twice.openings).toBe(once.openings + 1);
    expect(reduceSearch(twice, typed('')).openings).toBe(twice.openings);
  });

  it('is the first after another query, another section or a new opening', () => {
    const chosen = [...found, moved(1, 3)];
    expect(after(...chosen, typed('ab'), asked(3), answered(3, 'ab')).active).toBe(0);
    expect(after(...chosen, { type: 'narrowed', section: 'Guide' })).toMatchObject({
      active: 0,
      section: 'Guide',
    });
    expect(after(...chosen, { type: 'opened', query: 'a', opensOnFocus: true })).toMatchObject({
      active: 0,
      section: undefined,
      answer: undefined,
    });
  });

  it('is always inside a list of any length', () => {
    const by = fc.constantFrom<1 | -1>(1, -1);
    fc.assert(
      fc.property(fc.array(by), fc.integer({ min: 1, max: 30 }), (steps, count) => {
        const { active } = after(...steps.map((step) => moved(step, count)));
        expect(active).toBeGreaterThanOrEqual(0);
        expect(active).toBeLessThan(count);
      }),
      fuzz(),
    );
  });
});
