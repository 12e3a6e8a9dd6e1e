// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { applyHiddenParts, hiddenParts } from './hide-parameters.ts';

it.each([
  ['?navbar=0', 'navbar'],
  ['?sidebar=0', 'sidebar'],
  ['?outline=0', 'outline'],
  ['?footer=0', 'footer'],
  ['?footer=0&navbar=0&x=1', 'navbar footer'],
])('[R11] %s hides %s', (search, parts) => {
  expect(hiddenParts(search)).toBe(parts);
});

it('[R12] ?globalUIComponents=0 hides the global UI components', () => {
  expect(hiddenParts('?globalUIComponents=0')).toBe('globalUIComponents');
});

it.each(['', '?navbar=1', '?navbar', '?navbar=00', '?Navbar=0', '?header=0', '?globaluicomponents=0'])(
  '[R11][R12] %j hides nothing',
  (search) => expect(hiddenParts(search)).toBe(''),
);

it('[R11] sets an attribute on the root and removes it for the next URL', () => {
  const root = document.createElement('html');
  applyHiddenParts(root, '?sidebar=0&outline=0');
  expect(root.getAttribute('data-hide')).toBe('sidebar outline');
  applyHiddenParts(root, '?q=x');
  expect(root.hasAttribute('data-hide')).toBe(false);
});
