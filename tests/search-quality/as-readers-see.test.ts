import { expect, test } from 'vitest';
import { createEngine } from '../../src/search/engine/engine.ts';
import { record } from '../../src/search/engine/sample-records.ts';
import { searchAsShown } from './as-readers-see.ts';

const engine = createEngine([
  record('/a', ['Guide', 'Lamp']),
  record('/b', ['Config', 'Lamp bulb']),
  record('/c', ['Guide', 'A lamp for a desk']),
  record('/d', ['Guide', 'Paths'], 'home jane'),
]);

test('results are in the order of the dialog, section by section', () => {
  expect(searchAsShown(engine, { kind: 'concept', query: 'lamp' })).toEqual(['/a', '/c', '/b']);
});

test('pasted text is cleaned, typed text is not', () => {
  const query = 'lamp in /home/jane/x.ts';
  expect(searchAsShown(engine, { kind: 'error', query })).not.toContain('/d');
  expect(searchAsShown(engine, { kind: 'concept', query })).toContain('/d');
});
