// @vitest-environment happy-dom
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anything, fuzz, hostileText, mostly } from '../../../tests/support/fuzz.ts';
import { createHostHealth, SEARCH_HOSTS_KEY } from '../../search/hosted/host-health.ts';
import { readStored, storedKeys, THEME_KEY } from './storage.ts';
import { choiceKey, restoreTabs, tabsOf } from '../../components/tabs/tab-groups.ts';

const stored = fc.oneof(
  hostileText,
  fc.constantFrom('dark', 'light', 'auto', 'Dark', ' dark', 'pnpm', 'null', '{}', '[]'),
  anything.map((value) => JSON.stringify(value)),
);

beforeEach(() => localStorage.clear());

describe('[E9] whatever is stored', () => {
  it('the theme is one of three, and the root gets no other class', async () => {
    await fc.assert(
      fc.asyncProperty(stored, async (value) => {
        localStorage.setItem(THEME_KEY, value);
        document.documentElement.className = '';
        vi.resetModules();
        const { currentTheme } = await import('../../theme/theme-switch/theme-choice.ts');
        await import('../../theme/before-paint.ts');
        const isKnown = value === 'dark' || value === 'light';
        expect(currentTheme()).toBe(isKnown ? value : 'auto');
        expect(document.documentElement.className).toBe(isKnown ? value : '');
      }),
      fuzz(80),
    );
  });

  it('one tab of a group is selected', () => {
    const tab = (name: string) =>
      `<button role="tab" data-value="${name}" aria-controls="p-${name}" aria-selected="${name === 'npm'}"></button>`;
    const panel = (name: string) =>
      `<div role="tabpanel" id="p-${name}" ${name === 'npm' ? '' : 'hidden'}></div>`;
    document.body.innerHTML = `<div class="tabs" data-group="pm"><div role="tablist">${tab('npm')}${tab('pnpm')}</div>${panel('npm')}${panel('pnpm')}</div>`;
    const group = document.querySelector('.tabs')!;
    fc.assert(
      fc.property(stored, hostileText, (value, key) => {
        localStorage.setItem(choiceKey('pm'), value);
        localStorage.setItem(choiceKey(key), value);
        restoreTabs([group], readStored);
        const chosen = tabsOf(group).filter((one) => one.getAttribute('aria-selected') === 'true');
        expect(chosen).toHaveLength(1);
        expect(group.querySelectorAll('[id]:not([hidden])')).toHaveLength(1);
        expect(value === 'pnpm' && chosen[0]?.dataset['value'] !== 'pnpm').toBe(false);
        expect(storedKeys().every((one) => typeof one === 'string')).toBe(true);
      }),
      fuzz(150),
    );
  });

  it('[S10] a search host is up, or bad for at most two minutes', async () => {
    const now = 1_000_000;
    const host = { protocol: 'https', url: 'a.example', port: undefined, accept: 'read' };
    const key = JSON.stringify(['https', 'a.example', undefined, 'read']);
    const state = mostly(
      fc.record({
        status: mostly(fc.constantFrom('down', 'timed out', 'up')),
        since: mostly(fc.constantFrom(now, now - 120_000, now - 120_001, now + 1, Number.MAX_SAFE_INTEGER)),
      }),
    );
    const health = fc.oneof(
      stored,
      fc.dictionary(fc.constantFrom(key, '__proto__', 'x'), state).map((value) => JSON.stringify(value)),
    );
    await fc.assert(
      fc.asyncProperty(health, async (value) => {
        localStorage.setItem(SEARCH_HOSTS_KEY, value);
        const cache = createHostHealth(() => now);
        const up = { status: 'up', lastUpdate: 0 };
        const found = await cache.get(host, async () => up);
        const age = now - found.lastUpdate;
        const isBad = found.status !== 'up' && age >= 0 && age <= 120_000;
        expect(found === up || isBad).toBe(true);
        await cache.set(host, { status: 'down' });
        expect((await createHostHealth(() => now).get(host, async () => up)).status).toBe('down');
        expect(Object.keys(JSON.parse(localStorage.getItem(SEARCH_HOSTS_KEY)!))).toContain(key);
      }),
      fuzz(200),
    );
  });
});
