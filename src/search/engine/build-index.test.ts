import { expect, it } from 'vitest';
import type { SearchRecord } from '../../model/search.ts';
import { answer } from './answer.ts';
import { createEngine } from './engine.ts';
import { indexOf, query, record } from './sample-records.ts';
import { synonymTable } from './synonyms.ts';

/** Lists the addresses a query finds among these records, the best first. */
function searching(...records: SearchRecord[]) {
  const engine = createEngine(records);
  return (text: string) => engine.search(query(text)).hits.map(({ url }) => url);
}

it('finds a word once per record, those that have it more often first, and the others in order', () => {
  const find = searching(
    record('/a', ['Guide', 'First'], 'lamp and shade'),
    record('/b', ['Guide', 'Second'], 'lamp and lamp'),
    record('/c', ['Guide', 'Third'], 'a lamp for all'),
  );
  expect(find('lamp')).toEqual(['/b', '/a', '/c']);
});

it.each(['oven', 'bread', 'flour', 'knead'])(
  'finds %s in a heading, a parent heading, text or code',
  (word) => {
    const find = searching(record('/a', ['Guide', 'Oven', 'Bread'], 'flour', 'knead()'));
    expect([find(word), find('guide')]).toEqual([['/a'], []]);
  },
);

it('finds adjacent words of a heading written as one, but not more than two, or those of other fields', () => {
  const find = searching(record('/a', ['Guide', 'Warm', 'Oven', 'Quick autoStart now'], 'left right'));
  for (const joined of ['quickauto', 'autostart', 'startnow'])
    expect([joined, find(joined)]).toEqual([joined, ['/a']]);
  for (const joined of ['autostartnow', 'quickautostart', 'warmoven', 'ovenquick', 'leftright'])
    expect([joined, find(joined)]).toEqual([joined, []]);
});

it('does not join an article: "aset" does not find "A setting"', () => {
  const find = searching(record('/a', ['Guide', 'A setting']), record('/b', ['Guide', 'Quick start']));
  expect([find('aset'), find('quickst')]).toEqual([[], ['/b']]);
});

it('finds synonyms only of its groups', () => {
  const index = indexOf([record('/a', ['Guide', 'Oven'], 'stove and folder')]);
  const found = (text: string, synonyms = index.synonyms) =>
    answer({ ...index, synonyms }, query(text)).total;
  expect([found('cooker', synonymTable(['stove cooker'])), found('cooker')]).toEqual([1, 0]);
  expect([found('directory'), found('directory', synonymTable([]))]).toEqual([1, 0]);
});

it('counts the words of the same page for a section of any depth', () => {
  const pageAbout = (thing: string, text: string) => [
    record(`/${thing}`, ['Guide', thing], text),
    record(`/${thing}#use`, ['Guide', thing, 'Use']),
    record(`/${thing}#repair`, ['Guide', thing, 'Use', 'Repair'], 'a broken switch'),
  ];
  const find = searching(...pageAbout('lamp', 'light'), ...pageAbout('oven', 'heat, and a fan'));
  expect(find('broken switch and the fan')[0]).toBe('/oven#repair');
});

it('ranks the first word of a heading like the second', () => {
  const find = searching(record('/a', ['Guide', 'Warm oven']), record('/b', ['Guide', 'Oven warm']));
  expect([find('warm'), find('oven')]).toEqual([
    ['/a', '/b'],
    ['/a', '/b'],
  ]);
});

it('takes a flag for more than its word, and the word alone not for a flag', () => {
  const find = searching(
    record('/flag', ['Guide', 'Oven'], 'also --bake', '', '--bake'),
    record('/word', ['Guide', 'Lamp'], 'bake and bake'),
  );
  expect([find('--bake'), find('bake')]).toEqual([
    ['/flag', '/word'],
    ['/word', '/flag'],
  ]);
});

it('finds a record without titles or text by its address', () => {
  const find = searching(record('/a', ['Guide']), record('/b', ['Guide']));
  expect([find('a'), find('b')]).toEqual([['/a'], ['/b']]);
});

it('finds a page and its sections by other names and the last part of the address', () => {
  const oven = { ...record('/kitchen/warm-oven', ['Guide', 'Baking']), aliases: ['toaster', 'hot box'] };
  const find = searching(oven, record('/kitchen/warm-oven#bread', ['Guide', 'Baking', 'Loaves']));
  const both = ['/kitchen/warm-oven', '/kitchen/warm-oven#bread'];
  for (const name of ['toaster', 'hot', 'warm', 'oven'])
    expect([name, find(name).toSorted()]).toEqual([name, both]);
  for (const joined of ['hotbox', 'warmoven']) expect([joined, find(joined)[0]]).toEqual([joined, both[0]]);
  expect(find('bread')).toEqual([both[1]]);
  expect([find('kitchen'), find('toasterhot')]).toEqual([[], []]);
});

it('finds names of more than two words for their own record alone, and does not join their words', () => {
  const page = { ...record('/a', ['Guide', 'Baking']), aliases: ['how to melt cheese'] };
  const find = searching(page, record('/a#b', ['Guide', 'Baking', 'Loaves']));
  expect([find('cheese'), find('meltcheese')]).toEqual([['/a'], []]);
});

it('takes a heading for a name without its stop words', () => {
  const find = searching(record('/a', ['Guide', 'Warm oven door']), record('/b', ['Guide', 'The warm oven']));
  expect(find('oven warm')).toEqual(['/b', '/a']);
});

it('does not take a heading that several sections have for a name', () => {
  const find = searching(
    record('/a', ['Guide', 'Lamp']),
    record('/a#care', ['Guide', 'Lamp', 'Daily care']),
    record('/b', ['Guide', 'Oven']),
    record('/b#care', ['Guide', 'Oven', 'Daily care']),
    record('/c', ['Guide', 'Kettle', 'Daily care of it']),
  );
  expect(find('care daily')).toEqual(['/c', '/a#care', '/b#care']);
});

it('counts a word of the address once if the heading has it too', () => {
  const find = searching(record('/x', ['Guide', 'Oven']), record('/oven', ['Guide', 'Oven']));
  expect(find('oven')).toEqual(['/x', '/oven']);
});

it('ranks pages before sections, common headings last, and pages beside the home page after others', () => {
  const same = (url: string, ...titles: string[]) => record(url, titles, 'a word that all have');
  const find = searching(
    same('/', 'Site', 'Home'),
    same('/a#traps', 'Guide', 'Oven', 'Traps'),
    same('/a#bread', 'Guide', 'Oven', 'Bread'),
    same('/a', 'Guide', 'Oven'),
    same('/b#traps', 'Guide', 'Lamp', 'Traps'),
    same('/b', 'Guide', 'Lamp'),
  );
  expect(find('word')).toEqual(['/a', '/b', '/', '/a#bread', '/a#traps', '/b#traps']);
});

it('ranks an option by what follows its last dot, even misspelled or incomplete', () => {
  const find = searching(
    record(
      '/strategy',
      ['Config', 'bake.crustStrategy'],
      'The crust that a crust has, and whose crust it is.',
    ),
    record('/crust', ['Config', 'bake.crust'], 'One of many.'),
  );
  expect(find('crst')[0]).toBe('/crust');
  const inSections = searching(
    record('/oven#a', ['Config', 'bake.oven', 'oven.heat'], 'oven oven oven'),
    record('/oven', ['Config', 'bake.oven'], 'oven'),
  );
  expect(inSections('ove')[0]).toBe('/oven');
});
