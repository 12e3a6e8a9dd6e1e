import { expect, test } from 'vitest';
import { PROOF_TABLES } from '../model/words/proof-words.ts';
import { releaseText, sinceText } from './since-text.ts';

const RELEASES = ['0.0.5', '0.7.1', '0.9.1', '0.10.0', '0.10.1', '0.12.1', '1.0.0', '1.0.3'];

test.each([
  ['0.10.0', '0.10'],
  ['0.10.1', '0.10.1'],
  ['1.0.0', '1.0'],
])('names the release %s as %s if the one before it was read', (release, text) => {
  expect(releaseText(release, RELEASES, PROOF_TABLES.en)).toBe(text);
});

test.each([
  ['0.9.1', '0.8.0–0.9.1'],
  ['0.12.1', '0.11.0–0.12.1'],
  ['1.0.3', '1.0.1–1.0.3'],
  ['0.0.5', '0.0.5 or earlier'],
])('names a range for %s, because releases before it cannot be read', (release, text) => {
  expect(releaseText(release, RELEASES, PROOF_TABLES.en)).toBe(text);
});

test('says when an option came, when its default changed and when it was deprecated', () => {
  const timeline = {
    '0.10.0': { type: 'boolean' },
    '0.10.1': { type: 'boolean', default: 'true' },
    '0.12.1': { type: 'boolean | object', default: 'true' },
    '1.0.0': { type: 'boolean', default: 'false', isDeprecated: true as const },
  };
  expect(sinceText(timeline, RELEASES, PROOF_TABLES.en)).toBe(
    '0.10, default changed in 1.0, deprecated in 1.0',
  );
});

test('counts from the last time an option came, and says nothing about a removed one', () => {
  const back = { '0.0.5': {}, '0.7.1': null, '0.10.0': {} };
  expect(sinceText(back, RELEASES, PROOF_TABLES.en)).toBe('0.10');
  expect(sinceText({ '0.0.5': {}, '1.0.0': null }, RELEASES, PROOF_TABLES.en)).toBeUndefined();
});
