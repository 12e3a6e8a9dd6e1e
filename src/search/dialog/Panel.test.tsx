// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchHit } from '../../model/search.ts';
import { record } from '../engine/sample-records.ts';
import { Panel } from './Panel.tsx';
import type { DialogAnswer } from './provider.ts';
import { resultSources, storedSources } from './sources.ts';
import { INITIAL_STATE } from './state.ts';
import type { SearchState } from './state.ts';
import { createSearchHistory } from './stored-searches.ts';
import { searchTexts } from './texts.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const texts = searchTexts((english) => english);
const hit = (url: string, section = 'Guide'): SearchHit => ({
  ...record(url, [section, `Title of ${url}`], 'Text'),
  highlight: { lvl1: [{ text: `Title of ${url}`, isMatch: true }] },
  snippet: [{ text: 'Text', isMatch: false }],
});
const answerOf = (hits: SearchHit[], more: Partial<DialogAnswer> = {}): DialogAnswer => ({
  hits,
  total: hits.length,
  sections: [],
  suggestions: [],
  ...more,
});

function show(state: Partial<SearchState>, more: Partial<ComponentProps<typeof Panel>> = {}) {
  const props: ComponentProps<typeof Panel> = {
    state: { ...INITIAL_STATE, isPanelOpen: true, answered: state.query ?? '', ...state },
    sources: resultSources(state.answer?.hits ?? [], state.answer?.more),
    history: createSearchHistory({}),
    texts,
    missingResultsUrl: undefined,
    onPoint: vi.fn<() => void>(),
    onChoose: vi.fn<() => void>(),
    onMore: vi.fn<() => void>(),
    onQuery: vi.fn<() => void>(),
    onSection: vi.fn<() => void>(),
    onRetry: vi.fn<() => void>(),
    onHistory: vi.fn<() => void>(),
    ...more,
  };
  const { container } = render(<Panel {...props} />);
  return { container, props };
}

const text = (container: HTMLElement) => container.textContent;

describe('with a query', () => {
  it('[S2] shows results under their sections and marks the active one', () => {
    const { props } = show({ query: 'a', answer: answerOf([hit('/a'), hit('/c', 'Config')]), active: 1 });
    expect(screen.getByRole('listbox').getAttribute('aria-label')).toBe('Search');
    expect(screen.getAllByRole('group').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Guide'),
      expect.stringContaining('Config'),
    ]);
    const options = screen.getAllByRole('option');
    expect(options.map((option) => [option.id, option.getAttribute('aria-selected')])).toEqual([
      ['search-item-0', 'false'],
      ['search-item-1', 'true'],
    ]);
    expect(options[0]?.getAttribute('href')).toBe('/a');
    fireEvent.mouseMove(options[1]!);
    expect(props.onPoint).toHaveBeenCalledWith(1);
    options[0]!.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(options[0]!);
    expect(props.onChoose).toHaveBeenCalledWith(
      expect.objectContaining({ objectID: '/a' }),
      expect.anything(),
    );
  });

  it('[K2] offers the rest of a group in its last row, which is an option too', () => {
    const answer = answerOf([hit('/a'), hit('/c', 'Config')], { more: { Guide: 15, Config: 0 } });
    const { props } = show({ query: 'a', answer, active: 1 });
    const options = screen.getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Title of /a'),
      'Show 15 more',
      expect.stringContaining('Title of /c'),
    ]);
    expect(options[1]?.getAttribute('aria-selected')).toBe('true');
    fireEvent.click(options[1]!);
    expect(props.onMore).toHaveBeenCalledWith('Guide');
  });

  it('marks the kind of each result, and the active one with the key that opens it', () => {
    const answer = answerOf([hit('/a'), hit('/a#b')]);
    show({ query: 'a', answer, active: 1 });
    const signs = screen
      .getAllByRole('option')
      .map((option) =>
        [...option.querySelectorAll('[data-sign]')].map((sign) => sign.getAttribute('data-sign')),
      );
    expect(signs).toEqual([['page'], ['section', 'enter']]);
  });

  it('[S1] shows that it is loading, and later that it takes longer', () => {
    expect(text(show({ query: 'a', status: 'loading' }).container)).toBe(texts.loading);
    cleanup();
    expect(text(show({ query: 'a', status: 'stalled' }).container)).toBe(texts.slow);
  });

  it("does not show the previous query's lack of results while loading", () => {
    const typingOn = { query: 'ab', answered: 'a', answer: answerOf([]), status: 'loading' as const };
    expect(text(show(typingOn).container)).toBe(texts.loading);
  });

  it('[S1] shows the error screen with a retry button', () => {
    const { container, props } = show({ query: 'a', status: 'error' });
    expect(container.querySelector('[data-screen="error"]')).not.toBeNull();
    expect(text(container)).toContain('Unable to fetch results');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(props.onRetry).toHaveBeenCalledOnce();
  });

  it('[X1] [X2] advises to check the connection, or what the service calls for', () => {
    const help = ({ container }: ReturnType<typeof show>) => container.querySelector('p + p')?.textContent;
    expect(help(show({ query: 'a', status: 'error' }))).toBe(texts.errorHelp);
    const advice = 'The search service answered 429. Try again in a while.';
    expect(help(show({ query: 'a', status: 'error', advice }))).toBe(advice);
  });

  it('says in which language the pages are if the query uses another script, with results or without', () => {
    const shown = (hits: SearchHit[], isOtherScript: boolean) =>
      text(show({ query: '打包 a', answer: answerOf(hits, { isOtherScript }) }).container);
    expect(shown([hit('/a')], true)).toContain(texts.otherScript);
    expect(shown([], true)).toContain(texts.otherScript);
    expect(shown([hit('/a')], false)).not.toContain(texts.otherScript);
  });

  it('shows a notice for fallback answers and offers a retry', () => {
    const { container, props } = show({ query: 'a', answer: answerOf([hit('/a')], { isFallback: true }) });
    expect(text(container)).toContain(texts.fallback);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(props.onRetry).toHaveBeenCalledOnce();
    cleanup();
    expect(text(show({ query: 'a', answer: answerOf([hit('/a')]) }).container)).not.toContain(texts.fallback);
  });
});

describe('without results', () => {
  it('shows the query and offers suggestions', () => {
    const { container, props } = show({
      query: 'dst',
      answer: answerOf([], { suggestions: ['dts', 'dist'] }),
    });
    expect(text(container)).toContain('No results for "dst"');
    fireEvent.click(screen.getByRole('button', { name: 'dist' }));
    expect(props.onQuery).toHaveBeenCalledWith('dist');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('offers suggestions above the few results of a misspelled word too', () => {
    const { container, props } = show({
      query: 'dst',
      answer: answerOf([hit('/a')], { suggestions: ['dts'] }),
    });
    expect(text(container)).toContain('Try instead: dts');
    expect(screen.getAllByRole('option')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'dts' }));
    expect(props.onQuery).toHaveBeenCalledWith('dts');
  });

  it.each([
    ['a&b=$& c', 'https://t.example/new?title=a%26b%3D%24%26%20c'],
    ['half \uD83D', 'https://t.example/new?title=half%20'],
  ])('links to the feedback form: %j', (query, address) => {
    show({ query, answer: answerOf([]) }, { missingResultsUrl: 'https://t.example/new?title={query}' });
    const link = screen.getByRole('link');
    expect(link.getAttribute('href')).toBe(address);
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer',
    ]);
  });
});

describe('the section filter', () => {
  const sections = [
    { name: 'Guide', count: 2 },
    { name: 'Config', count: 1 },
  ];
  const pressed = () =>
    screen
      .getAllByRole('button')
      .filter((button) => button.getAttribute('aria-pressed') === 'true')
      .map(({ textContent }) => textContent);

  it('shows all sections first and reports the chosen one', () => {
    const { props } = show({ query: 'a', answer: answerOf([hit('/a')], { sections }) });
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'All',
      'Guide 2',
      'Config 1',
    ]);
    expect(pressed()).toEqual(['All']);
    fireEvent.click(screen.getByRole('button', { name: 'Config 1' }));
    expect(props.onSection).toHaveBeenCalledWith('Config');
  });

  it('can be undone, also if the chosen section is the only one left', () => {
    const { props } = show({
      query: 'a',
      section: 'Guide',
      answer: answerOf([hit('/a')], { sections: sections.slice(0, 1) }),
    });
    expect(pressed()).toEqual(['Guide 2']);
    fireEvent.click(screen.getByRole('button', { name: 'All' }));
    expect(props.onSection).toHaveBeenCalledWith(undefined);
  });

  it('is hidden for a single section', () => {
    show({ query: 'a', answer: answerOf([hit('/a')], { sections: sections.slice(0, 1) }) });
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('without a query', () => {
  it('[S3] shows recent and favorite searches, or a message if there are none', () => {
    expect(text(show({ query: ' ' }).container)).toBe('No recent searches');
    cleanup();
    const history = createSearchHistory({});
    history.recent.add(hit('/r'));
    history.favorites.add(hit('/f'));
    show({}, { history, sources: storedSources(history, texts) });
    expect(screen.getAllByRole('option').map((option) => option.getAttribute('href'))).toEqual(['/r', '/f']);
  });

  it('[S5] makes a recent search a favorite and removes either', () => {
    const history = createSearchHistory({});
    history.recent.add(hit('/a'));
    history.recent.add(hit('/b'));
    history.favorites.add(hit('/f'));
    const { props } = show({}, { history, sources: storedSources(history, texts) });
    const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
    const stored = () =>
      [history.recent, history.favorites].map((list) => list.getAll().map(({ url }) => url));
    press('Make “Title of /a” a favorite');
    expect(stored()).toEqual([['/b'], ['/a', '/f']]);
    press('Remove “Title of /b” from recent searches');
    expect(stored()).toEqual([[], ['/a', '/f']]);
    press('Remove “Title of /f” from favorites');
    expect(stored()).toEqual([[], ['/a']]);
    expect(props.onHistory).toHaveBeenCalledTimes(3);
  });
});
