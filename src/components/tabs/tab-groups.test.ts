// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { whileLoading } from '../../runtime/page/while-loading.ts';
import { restoreBeforePaint, restoreTabs } from './tab-groups.ts';

const group = (id: string) =>
  `<div class="tabs" data-group="${id}"><div role="tablist">` +
  ['npm', 'bun'].map((name) => `<button role="tab" data-value="${name}">${name}</button>`).join('') +
  '</div><div role="tabpanel">npm</div><div role="tabpanel" hidden>bun</div></div>';

const shown = () =>
  [...document.querySelectorAll('[role="tabpanel"]:not([hidden])')].map((panel) => panel.textContent);
const chosen = (key: string) => (key === 'tab:manager' ? 'bun' : undefined);

beforeEach(() => {
  document.body.innerHTML = '';
});

it('selects the chosen tab in groups with the id, and its panel', () => {
  document.body.innerHTML = group('manager') + group('other');
  restoreTabs(document.querySelectorAll('.tabs'), chosen);
  expect(shown()).toEqual(['bun', 'npm']);
  expect(document.querySelectorAll('[aria-selected="true"]')).toHaveLength(1);
});

it('does so while the document is still arriving, panel by panel', async () => {
  restoreBeforePaint(['theme', 'tab:manager'], chosen, whileLoading);
  document.body.innerHTML = group('manager').replace('<div role="tabpanel" hidden>bun</div>', '');
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown()).toEqual([]);
  document.querySelector('.tabs')!.insertAdjacentHTML('beforeend', '<div role="tabpanel" hidden>bun</div>');
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown()).toEqual(['bun']);
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
});

it('does nothing for readers who have never chosen a tab', async () => {
  restoreBeforePaint(['theme'], chosen, whileLoading);
  document.body.innerHTML = group('manager');
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown()).toEqual(['npm']);
});
