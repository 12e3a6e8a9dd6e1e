import { describe, expect, it } from 'vitest';
import { planNavigation } from './navigation-plan.ts';
import type { Place } from './navigation-plan.ts';

const ORIGIN = 'https://docs.example';
type PlannedEvent = Parameters<typeof planNavigation>[0];

/** Plans a click on a plain link on /guide/a. */
function plan(target: string, event: Partial<PlannedEvent> = {}, place: Partial<Place> = {}) {
  return planNavigation(
    {
      canIntercept: true,
      destination: { url: new URL(target, ORIGIN).href, sameDocument: false },
      downloadRequest: null,
      formData: null,
      navigationType: 'push',
      userInitiated: true,
      ...event,
    },
    { address: new URL('/guide/a?q=1', ORIGIN), shownPath: '/guide/a', base: '/', ...place },
  );
}

/** A navigation within the document, as by `history.pushState`, a hash link or going back to either. */
const inDocument = (target: string) => ({
  destination: { url: new URL(target, ORIGIN).href, sameDocument: true },
});

describe('pages of this site', () => {
  it.each(['/guide/b', '/', '/guide/b?x=1#y', '/Guide/B.html', '/guide/v1.2/', '/en/guide/a'])(
    'shows %s',
    (target) => expect(plan(target)).toBe('show-page'),
  );

  it('shows a page when going back', () => {
    expect(plan('/guide/b', { navigationType: 'traverse', ...inDocument('/guide/b') })).toBe('show-page');
  });

  it.each([
    ['a navigation that cannot be intercepted', { canIntercept: false }],
    ['a download', { downloadRequest: '' }],
    ['a form', { formData: new FormData() }],
    ['a reload', { navigationType: 'reload' }],
  ] as const)('leaves %s to the browser', (_, event) => expect(plan('/guide/b', event)).toBe('ignore'));

  it.each(['https://other.example/guide/b', '/logo.svg', '/files/notes.txt', 'mailto:a@b.example'])(
    'leaves %s to the browser',
    (target) => expect(plan(target)).toBe('ignore'),
  );

  it('leaves paths outside the base to the browser', () => {
    const place = {
      base: '/docs/',
      address: new URL('/docs/a', ORIGIN),
      shownPath: '/docs/a',
    };
    expect(plan('/docs/b', {}, place)).toBe('show-page');
    expect(plan('/b', {}, place)).toBe('ignore');
    expect(plan('/docs', {}, place)).toBe('ignore');
  });
});

describe('the current page', () => {
  it('scrolls to the top when its own link is clicked', () => {
    expect(plan('/guide/a?q=1')).toBe('scroll-only');
  });

  it('reloads for a link with another query', () => {
    expect(plan('/guide/a')).toBe('ignore');
  });

  it('leaves hashes to the browser', () => {
    expect(plan('/guide/a?q=1#part', inDocument('/guide/a?q=1#part'))).toBe('ignore');
    expect(plan('/guide/a?q=1#part')).toBe('ignore');
  });

  it('does not treat a replaced query as a navigation', () => {
    const event = { navigationType: 'replace', userInitiated: false } as const;
    expect(plan('/guide/a?q=2', { ...event, ...inDocument('/guide/a?q=2') })).toBe('ignore');
    expect(plan('/guide/a?q=1', { ...event, ...inDocument('/guide/a?q=1') })).toBe('ignore');
  });

  it('does not treat a history entry pushed on a click as a navigation', () => {
    expect(plan('/guide/a?q=1', inDocument('/guide/a?q=1'))).toBe('ignore');
  });

  it('leaves going back to another of its queries to the browser', () => {
    expect(plan('/guide/a', { navigationType: 'traverse', ...inDocument('/guide/a') })).toBe('ignore');
  });
});

describe('while /guide/b is loading and /guide/a is still shown', () => {
  const place = { address: new URL('/guide/b', ORIGIN) };

  it('shows the page when the same link is clicked again', () => {
    expect(plan('/guide/b', { navigationType: 'replace' }, place)).toBe('show-page');
  });

  it('shows the page when a hash link is clicked', () => {
    expect(plan('/guide/b#part', inDocument('/guide/b#part'), place)).toBe('show-page');
  });

  it('goes back to the page that is still shown', () => {
    expect(plan('/guide/a', {}, place)).toBe('show-page');
    expect(plan('/guide/a', { navigationType: 'traverse', ...inDocument('/guide/a') }, place)).toBe(
      'show-page',
    );
  });
});
