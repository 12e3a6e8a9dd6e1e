// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { hashTarget, landOn } from './landing.ts';

beforeEach(() => {
  document.body.innerHTML =
    '<a id="link" href="/">Link</a><main><h1>Title</h1><h2 id="part">Part</h2><h2 id="部分">Other</h2><h2 id="50%">Half</h2></main>';
});

const byId = (id: string) => document.getElementById(id)!;

it('finds the target of a hash as written, decoded or malformed', () => {
  expect(hashTarget('#part')).toBe(byId('part'));
  expect(hashTarget('#%E9%83%A8%E5%88%86')).toBe(byId('部分'));
  expect(hashTarget('#50%')).toBe(byId('50%'));
});

it.each(['', '#', '#missing', '#%E0%A4%A'])('has no target for %j', (hash) => {
  expect(hashTarget(hash)).toBeUndefined();
});

it('focuses the heading without scrolling or making it a tab stop', () => {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  landOn('', undefined);
  const heading = document.querySelector('h1');
  expect(document.activeElement).toBe(heading);
  expect(heading?.getAttribute('tabindex')).toBe('-1');
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
});

it('focuses the target of the hash', () => {
  landOn('#part', undefined);
  expect(document.activeElement).toBe(byId('part'));
});

it('focuses the heading if the hash has no target', () => {
  landOn('#missing', undefined);
  expect(document.activeElement).toBe(document.querySelector('h1'));
});

it('restores the previous focus, even with a hash, and leaves a link a tab stop', () => {
  landOn('#part', byId('link'));
  expect(document.activeElement).toBe(byId('link'));
  expect(byId('link').hasAttribute('tabindex')).toBe(false);
});

it('focuses the heading if the previously focused element is gone', () => {
  const gone = byId('link');
  gone.remove();
  landOn('', gone);
  expect(document.activeElement).toBe(document.querySelector('h1'));
});

it('falls back to main, or does nothing', () => {
  document.body.innerHTML = '<main>Text</main>';
  landOn('', undefined);
  expect(document.activeElement).toBe(document.querySelector('main'));
  document.body.innerHTML = '';
  expect(() => landOn('', undefined)).not.toThrow();
});
