// @vitest-environment happy-dom
// @vitest-environment-options {"settings":{"handleDisabledFileLoadingAsSuccess":true}}
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPart, takeReopened } from './lazy-part.ts';
import { shownNotice } from './notice.ts';

const reload = vi.fn<() => void>();
const fetched = vi.fn<(url: string, options: RequestInit) => Promise<unknown>>();
const documentWith = (entry: string) => `<html><script data-entry src="${entry}"></script></html>`;

/** Sets what the host serves for this page. */
function deploy(text: string, ok = true) {
  fetched.mockResolvedValue({ ok, text: () => Promise.resolve(text) });
}

beforeEach(() => {
  history.replaceState(null, '');
  document.head.innerHTML = '<script data-entry type="text/plain" src="/assets/entry-1.js"></script>';
  reload.mockReset();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(location, 'reload').mockImplementation(reload);
});
afterEach(() => vi.unstubAllGlobals());

/** A new one each time, because one that has failed is retried. */
const failing = () => () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

/** Waits until the page reloads, and returns whether the requested part has loaded or failed by then. */
async function isSettledAtReload(name: string, load = failing()): Promise<boolean> {
  let isSettled = false;
  void loadPart(name, load).finally(() => (isSettled = true));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  await new Promise((resolve) => setTimeout(resolve));
  return isSettled;
}

it('returns the part and fetches nothing else', async () => {
  expect(await loadPart('search:', () => Promise.resolve('part'))).toBe('part');
  expect(fetched).not.toHaveBeenCalled();
});

describe('a part that does not load', () => {
  it.each<[string, () => void]>([
    ['of the same build', () => deploy(documentWith('/assets/entry-1.js'))],
    ['on a host that fails', () => deploy(documentWith('/assets/entry-2.js'), false)],
    ['without a connection', () => fetched.mockRejectedValue(new TypeError('Failed to fetch'))],
    [
      'on a page that names no build',
      () => {
        document.head.innerHTML = '';
        deploy(documentWith('/assets/entry-2.js'));
      },
    ],
  ])('%s is undefined, and the page stays', async (_, prepare) => {
    prepare();
    expect(await loadPart('search:', failing())).toBeUndefined();
    expect(reload).not.toHaveBeenCalled();
    expect(takeReopened('search:')).toBeUndefined();
  });

  it('of another build marks the history entry and reloads the page', async () => {
    history.replaceState({ filter: 'dts' }, '');
    deploy(documentWith('/assets/entry-2.js'));
    expect(await isSettledAtReload('search:dts')).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
    expect(fetched).toHaveBeenCalledExactlyOnceWith(location.pathname, { cache: 'no-cache' });
    expect(history.state).toEqual({ filter: 'dts', reopen: 'search:dts' });
  });

  it('of another build is detected even if the entry name only starts the same', async () => {
    deploy(documentWith('/assets/entry-1.js.map'));
    expect(await isSettledAtReload('search:')).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('a part that does not load in a retry', () => {
  it('reloads the page if the host answers, because the browser may remember the failure', async () => {
    deploy(documentWith('/assets/entry-1.js'));
    const gone = failing();
    await loadPart('search:', gone);
    expect(reload).not.toHaveBeenCalled();
    expect(await isSettledAtReload('search:dts', gone)).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
    expect(takeReopened('search:')).toBe('dts');
  });

  it('is no retry of another part', async () => {
    deploy(documentWith('/assets/entry-1.js'));
    await loadPart('search:', failing());
    expect(await loadPart('zoom', failing())).toBeUndefined();
    expect(reload).not.toHaveBeenCalled();
  });

  it('is undefined as long as the host does not answer', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    const gone = failing();
    for (let count = 0; count < 2; count++) expect(await loadPart('search:', gone)).toBeUndefined();
    deploy('', false);
    expect(await loadPart('search:', gone)).toBeUndefined();
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('a part that a reader asked for', () => {
  beforeEach(() => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  });
  const again = vi.fn<() => void>();

  it('is said to be missing, and can be asked for again', async () => {
    const load = vi.fn<() => Promise<string>>(failing());
    expect(await loadPart('zoom', load, again)).toBeUndefined();
    expect(shownNotice()).toEqual({ message: expect.stringContaining('This did not load.'), again });
    load.mockResolvedValue('part');
    expect(await loadPart('zoom', load, again)).toBe('part');
    expect(shownNotice()).toBeUndefined();
  });

  it('reloads the page in a retry if the host answers', async () => {
    const gone = failing();
    await loadPart('zoom', gone, again);
    deploy(documentWith('/assets/entry-1.js'));
    void loadPart('zoom', gone, again);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(shownNotice()).toBeUndefined();
  });
});

describe('the part to reopen', () => {
  it('is returned once, and the rest of the entry stays', () => {
    history.replaceState({ filter: 'dts', reopen: 'search:umd name' }, '');
    expect(takeReopened('zoom:')).toBeUndefined();
    expect(takeReopened('search:')).toBe('umd name');
    expect(takeReopened('search:')).toBeUndefined();
    expect(history.state).toMatchObject({ filter: 'dts' });
  });

  it.each([null, 'text', 7, [], {}])('is undefined for a history entry with %j', (state) => {
    history.replaceState(state, '');
    expect(takeReopened('search:')).toBeUndefined();
    expect(history.state).toEqual(state);
  });

  it('may be an empty string', () => {
    history.replaceState({ reopen: 'search:' }, '');
    expect(takeReopened('search:')).toBe('');
  });
});
