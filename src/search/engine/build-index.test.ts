import { expect, it } from 'vitest';
import type { SearchIndex } from './build-index.ts';
import { createEngine } from './engine.ts';
import { indexOf, query, record } from './sample-records.ts';

const hasTerms = ({ postings }: SearchIndex, ...terms: string[]) => terms.map((term) => postings.has(term));

it('lists a word once per record, in order, with more weight if it occurs more often', () => {
  const { postings } = indexOf([
    record('/a', ['Guide', 'First'], 'lamp and lamp'),
    record('/b', ['Guide', 'Second'], 'lamp and shade'),
    record('/c', ['Guide', 'Third'], 'one more lamp'),
  ]);
  const [first, twice = 0, second, once = 0, third, alsoOnce] = postings.get('lamp') ?? [];
  expect([first, second, third]).toEqual([0, 1, 2]);
  expect(twice).toBe(2 * once);
  expect(alsoOnce).toBe(once);
});

it('indexes words of headings, parent headings, text and code', () => {
  const index = indexOf([record('/a', ['Guide', 'Oven', 'Bread'], 'flour', 'knead()')]);
  expect(hasTerms(index, 'oven', 'bread', 'flour', 'knead', 'guide')).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
});

it('joins adjacent words in a heading, but not joins, parent headings or text', () => {
  const index = indexOf([record('/a', ['Guide', 'Warm', 'Oven', 'Quick autoStart now'], 'left right')]);
  expect(hasTerms(index, 'quickauto', 'autostart', 'startnow')).toEqual([true, true, true]);
  expect(hasTerms(index, 'autostartnow', 'quickautostart', 'warmoven', 'leftright', 'mutantquick')).toEqual(
    Array(5).fill(false),
  );
});

it('does not join an article: "a setting" is not a word that starts with "aset"', () => {
  const index = indexOf([record('/a', ['Guide', 'A setting']), record('/b', ['Guide', 'Quick start'])]);
  expect(hasTerms(index, 'asetting', 'quickstart')).toEqual([false, true]);
});

it('finds synonyms only of the given groups', () => {
  const records = [record('/a', ['Guide', 'Oven'], 'stove')];
  const found = (groups?: string[]) => createEngine(records, groups).search(query('cooker')).total;
  expect([found(['stove cooker']), found([]), found()]).toEqual([1, 0, 0]);
});

it('knows the page of each section', () => {
  const { pages } = indexOf([
    record('/a', ['Guide', 'Oven']),
    record('/a#b', ['Guide', 'Oven', 'Bread']),
    record('/a#c', ['Guide', 'Oven', 'Bread', 'Crust']),
    record('/b', ['Guide', 'Lamp']),
  ]);
  expect(pages).toEqual([0, 0, 0, 3]);
});

it('weighs the first word of a heading like the second', () => {
  const { postings } = indexOf([record('/a', ['Guide', 'Warm oven'])]);
  expect(postings.get('warm')).toEqual(postings.get('oven'));
});

it('indexes flags only with their dash', () => {
  const index = indexOf([record('/a', ['Guide', 'Oven'], null, '', '-b --no-bake')]);
  expect([...index.postings.keys()].toSorted()).toEqual(['-b', '-nobake', 'a', 'oven']);
});

it('accepts a record without titles or text', () => {
  const index = indexOf([record('/a', ['Guide'])]);
  expect([...index.postings.keys()]).toEqual(['a']);
  expect(index.named.get('')).toContain(0);
});

it('indexes other names and the last part of the address, also for the sections of a page', () => {
  const page = { ...record('/kitchen/warm-oven', ['Guide', 'Baking']), aliases: ['toaster', 'hot box'] };
  const index = indexOf([page, record('/kitchen/warm-oven#bread', ['Guide', 'Baking', 'Loaves'])]);
  const positions = (term: string) => index.postings.get(term)?.filter((_, at) => at % 2 === 0);
  for (const term of ['toaster', 'hot', 'warm', 'oven']) expect(positions(term)).toEqual([0, 1]);
  for (const term of ['hotbox', 'warmoven']) expect(positions(term)).toContain(0);
  expect(positions('bread')).toEqual([1]);
  expect(hasTerms(index, 'kitchen', 'toasterhot')).toEqual([false, false]);
});

it('indexes names of more than two words for their own record alone, and does not join their words', () => {
  const page = { ...record('/a', ['Guide', 'Baking']), aliases: ['how to melt cheese'] };
  const index = indexOf([page, record('/a#b', ['Guide', 'Baking', 'Loaves'])]);
  expect(index.postings.get('cheese')?.filter((_, at) => at % 2 === 0)).toEqual([0]);
  expect(hasTerms(index, 'meltcheese')).toEqual([false]);
});

it('lists the names of each record without stop words, and without a heading that several share', () => {
  const { names } = indexOf([
    { ...record('/a', ['Guide', 'The warm oven']), aliases: ['how to bake'] },
    record('/a#traps', ['Guide', 'The warm oven', 'Traps']),
    record('/b#traps', ['Guide', 'Lamp', 'Traps']),
  ]);
  expect(names).toEqual([[['warm', 'oven'], ['bake']], [[]], [[]]]);
});

it('counts a word of the address once if the heading has it too', () => {
  const weightIn = (address: string) => indexOf([record(address, ['Guide', 'Oven'])]).postings.get('oven');
  expect(weightIn('/oven')).toEqual(weightIn('/x'));
});

it('expects deep headings, common headings and pages beside the home page less often', () => {
  const { priors } = indexOf([
    record('/', ['Site', 'Home']),
    record('/a', ['Guide', 'Oven']),
    record('/a#traps', ['Guide', 'Oven', 'Traps']),
    record('/a#bread', ['Guide', 'Oven', 'Bread']),
    record('/b', ['Guide', 'Lamp']),
    record('/b#traps', ['Guide', 'Lamp', 'Traps']),
  ]);
  const [home, oven, traps, bread, lamp] = priors as [number, number, number, number, number];
  expect(oven).toBe(lamp);
  expect([oven > bread, bread > traps, oven > home]).toEqual([true, true, true]);
});
