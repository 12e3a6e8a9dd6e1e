// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { readChoices } from './choices.ts';

const group = (legend: string, values: readonly string[], checked: number) =>
  `<fieldset><legend>${legend}</legend>${values
    .map(
      (value, index) =>
        `<label><input type="radio" name="id:${legend}" value="${value}"${index === checked ? ' checked' : ''}> ${value}</label>`,
    )
    .join('')}</fieldset>`;

let section: HTMLElement;
beforeEach(() => {
  document.body.innerHTML = `<section><div class="explorer-choices">${group('format', ['esm', 'cjs'], 0)}${group('bundle', ['true', 'false'], 1)}</div></section>`;
  section = document.body.querySelector('section')!;
});

it('orders combinations with the last choice changing fastest', () => {
  const choices = readChoices(section);
  expect(choices.names).toEqual([
    'format: esm, bundle: true',
    'format: esm, bundle: false',
    'format: cjs, bundle: true',
    'format: cjs, bundle: false',
  ]);
  expect(choices.checked()).toBe(1);
  choices.check(2);
  expect(choices.checked()).toBe(2);
});

it('stores only choices that differ from the default, and reads them back', () => {
  const choices = readChoices(section);
  expect([...choices.stateOf(1)]).toEqual([]);
  expect([...choices.stateOf(2)]).toEqual([
    ['format', 'cjs'],
    ['bundle', 'true'],
  ]);
  for (const index of [0, 1, 2, 3]) expect(choices.indexOfState(choices.stateOf(index))).toBe(index);
});

it('uses the default for an unknown choice in the address', () => {
  const choices = readChoices(section);
  expect(choices.indexOfState(new Map([['format', 'amd']]))).toBe(1);
  expect(choices.indexOfName('cjs+false')).toBe(3);
  expect(choices.indexOfName('amd+false')).toBeUndefined();
});
