import { describe, expect, it } from 'vitest';
import type { SearchRecord } from '../../model/search.ts';
import { rank } from './rank.ts';
import { indexOf, record } from './sample-records.ts';

let texts = 0;
/** Each text is on a page of its own. */
const text = (content: string): SearchRecord => record(`/${texts++}`, ['Guide'], content);
/** The texts that are found, best first. */
function ranked(records: SearchRecord[], typed: string): (string | null)[] {
  return rank(indexOf(records), typed).order.map(({ position }) => records[position]!.content);
}
const letters = (content: string, typed: string): Record<string, number> =>
  Object.fromEntries(rank(indexOf([text(content)]), typed).terms);

describe('the decisive word', () => {
  it('is the rarer one', () => {
    const records = [text('common one'), text('common two'), text('three'), text('four'), text('rare five')];
    expect(ranked(records, 'rare common')).toEqual(['rare five', 'common one', 'common two']);
  });

  it('is the one in headings', () => {
    const heading = record('/heading', ['Guide', 'Lamp'], 'a page');
    const records = [heading, text('oven one'), text('lamp two'), text('oven three')];
    expect(ranked(records, 'lamp oven')).toEqual(['a page', 'lamp two', 'oven one', 'oven three']);
  });

  it('is never a stop word', () => {
    const records = [
      record('/how', ['Guide', 'How'], 'an old lamp'),
      record('/lamp', ['Guide', 'Lamp'], 'a page'),
    ];
    expect(ranked(records, 'how is lamp')).toEqual(['a page', 'an old lamp']);
  });

  it('is not the one without a typo, nor the one with more similar words', () => {
    expect(ranked([text('gamma'), text('alpha')], 'alpha gmama')).toEqual(['gamma', 'alpha']);
    expect(ranked([text('alpha'), text('port'), text('portable')], 'port alpha').slice(0, 2)).toEqual([
      'alpha',
      'port',
    ]);
  });
});

describe('a flag', () => {
  const usage = 'bake --hot, then --hot again, and --hot once more';
  const flags = '--cold --hot --no-hot';
  const records = [text(usage), record('/cli', ['Guide', 'Oven'], flags, '', flags)];

  it('ranks a table that explains it above its uses', () => {
    expect(ranked(records, '--hot')).toEqual([flags, usage]);
    expect(ranked(records, '--no-hot')[0]).toBe(flags);
  });
});

describe('the rarity of a word', () => {
  it('counts each text with the word or its prefix once', () => {
    const common = [text('common one'), text('commons two'), text('common three'), text('rare four')];
    expect(ranked(common, 'rare commo')[0]).toBe('rare four');
    expect(ranked([text('portal portable'), text('lamps oven')], 'port lamp')).toEqual([
      'portal portable',
      'lamps oven',
    ]);
  });

  it('ignores similar words if the word itself exists', () => {
    const similar = [text('port one'), text('lamp one'), text('portal'), text('portable'), text('ports')];
    expect(ranked(similar, 'port lamp').slice(0, 2)).toEqual(['port one', 'lamp one']);
  });

  it('does not reverse the order if all texts have it', () => {
    expect(ranked([text('lamp one'), text('lamp lamp')], 'lamp')).toEqual(['lamp lamp', 'lamp one']);
  });
});

describe('missing words', () => {
  const records = [text('red green'), text('blue green'), text('red blue'), text('red blue green')];

  it('exclude a text for a short query if another has all words', () => {
    expect(ranked(records, 'red green blue')).toEqual(['red blue green']);
  });

  it('exclude no text for a question or a longer query', () => {
    expect(ranked(records, 'is red blue')).toHaveLength(4);
    const longer = [text('red blue green white'), text('red blue green'), text('white')];
    expect(ranked(longer, 'red blue green white').slice(0, 2)).toEqual([
      'red blue green white',
      'red blue green',
    ]);
  });
});

describe('all words', () => {
  const hasAllWords = (content: string, typed: string) =>
    rank(indexOf([text(content)]), typed).hasAllWords(0);

  it('are in a text if each is found there, complete or not, spelled well or not', () => {
    expect(hasAllWords('watch the output', 'outptu watc')).toBe(true);
    expect(hasAllWords('watchMode', 'watch mode')).toBe(true);
  });

  it('are not if one is missing, or is only part of a word there', () => {
    expect(hasAllWords('watch it', 'watch nothing')).toBe(false);
    expect(hasAllWords('watch it', 'how')).toBe(false);
    expect(hasAllWords('stopwatches', 'watch')).toBe(false);
  });

  it('are not for a question or a flag, which are no names', () => {
    expect(hasAllWords('watch it', 'watch')).toBe(true);
    expect(hasAllWords('watch it', 'how to watch')).toBe(false);
    expect(hasAllWords('watch it', '--watch')).toBe(false);
  });
});

describe('the marked part', () => {
  it('is the typed part of a word, or the whole word if it was typed differently', () => {
    expect(letters('watch', 'wat')).toEqual({ watch: 3 });
    expect(letters('watch', 'atch')).toEqual({ watch: Infinity });
    expect(letters('watch', 'wacth')).toEqual({ watch: Infinity });
    expect(letters('watch', 'wat watch wa')).toEqual({ watch: 5 });
  });

  it('is never a stop word', () => {
    expect(letters('the watch', 'the watch')).toEqual({ watch: 5 });
  });
});

describe('words typed as one', () => {
  it('are searched and marked as one', () => {
    expect(ranked([text('watch it'), text('--watch it')], '--watch')).toEqual(['--watch it', 'watch it']);
    expect(letters('nodejs', 'node js')).toEqual({ nodejs: Infinity });
    expect(letters('--watch', '--watch')).toEqual({ watch: 5, '-watch': Infinity });
  });
});

describe('the start of words typed as one', () => {
  const other = 'dts.alias: how dts redirects and how it reads';
  const records = [text(other), text('what dts.resolve does'), text('one'), text('two')];

  it('finds what starts so, before what has words that start like its parts', () => {
    expect(ranked(records, '--dts-re')[0]).toBe('what dts.resolve does');
    expect(ranked(records, 'dtsRes')[0]).toBe('what dts.resolve does');
  });
});
