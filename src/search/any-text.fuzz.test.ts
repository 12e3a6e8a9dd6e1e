import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anything, fuzz, hostileText, mostly } from '../../tests/support/fuzz.ts';
import { cleanPasted, cutQuery } from './dialog/clean-query.ts';
import { createEngine } from './engine/engine.ts';
import { highlight, stretches } from './engine/highlight.ts';
import { query, record, sampleRecords } from './engine/sample-records.ts';
import { snippet } from './engine/snippet.ts';
import { tokensOf } from './engine/tokenize.ts';
import { GarbledAnswerError } from './hosted/garbled.ts';
import { readAnswer } from './hosted/read-answer.ts';

const textOf = (parts: readonly { text: string }[]) => parts.map(({ text }) => text).join('');

describe('any query', () => {
  const engine = createEngine(sampleRecords);

  it('is answered with pages of the index, at most as many as requested', async () => {
    const known = new Set(sampleRecords.map(({ url }) => url));
    await fc.assert(
      fc.asyncProperty(hostileText, async (text) => {
        const answer = engine.search(query(text));
        expect(answer.hits.filter(({ url }) => !known.has(url))).toEqual([]);
        expect(answer.hits.length).toBeLessThanOrEqual(query(text).hitsPerPage);
        expect((await engine.suggest(query(text), answer)).length).toBeLessThanOrEqual(3);
      }),
      fuzz(200),
    );
  });

  it('becomes one line without control characters when pasted, cut between characters', () => {
    fc.assert(
      fc.property(hostileText, fc.nat(64), (text, limit) => {
        const clean = cleanPasted(text);
        expect(clean).toBe(clean.trim());
        expect(clean).not.toMatch(/[\n\r\t]/);
        const cut = cutQuery(clean, limit);
        expect(cut.length).toBeLessThanOrEqual(limit);
        expect(clean.startsWith(cut)).toBe(true);
      }),
      fuzz(300),
    );
  });

  it.each(['a', '-', '--a', '/', './a', '[1', '"', 'é', '漢', 'aB', 'a.', ':1', ' a', '\ud800'])(
    'of %j repeated to a hundred thousand characters neither hangs nor throws',
    (piece) => {
      const text = piece.repeat(100_000 / piece.length);
      // The test's time limit catches a pattern that hangs.
      const cleaned = cleanPasted(text);
      expect(cleaned.length).toBeLessThanOrEqual(text.length);
      expect(engine.search(query(text)).hits.length).toBeLessThanOrEqual(20);
    },
  );
});

describe('any text that is searched', () => {
  it('is found by its own words, with matches marked and text unchanged', () => {
    fc.assert(
      fc.property(hostileText, hostileText, (title, content) => {
        const tokens = tokensOf(content);
        const terms = new Map(tokens.terms.map((term) => [term, term.length]));
        const matches = stretches(tokens, terms);
        expect(textOf(highlight(content, terms))).toBe(content);
        const shown = snippet(content, matches, 10);
        if (shown[0]?.text === '…') shown.shift();
        if (shown.at(-1)?.text === '…') shown.pop();
        expect(content).toContain(textOf(shown));
        const own = createEngine([record('/a', ['Guide', title], content)]);
        // Use the word as written: its folded form may not be something anybody types.
        const word = content.slice(tokens.places[0], tokens.places[1] ?? 0);
        expect(own.search(query(word)).hits.map(({ url }) => url)).toEqual(word === '' ? [] : ['/a']);
      }),
      fuzz(200),
    );
  });
});

describe('any answer of a search service', () => {
  const address = fc.oneof(
    hostileText,
    fc.constantFrom(
      '/a',
      'https://other.example/b',
      'javascript:alert(1)',
      '//c',
      '\\\\d',
      '/\t/e',
      'data:text/html,f',
    ),
  );
  const marked = fc.record({ value: mostly(hostileText) });
  const levels = <Value>(value: fc.Arbitrary<Value>) =>
    fc.dictionary(fc.constantFrom('lvl0', 'lvl1', 'lvl6', '__proto__'), mostly(value));
  const hit = fc.record({
    objectID: mostly(fc.string()),
    url: mostly(address),
    type: mostly(fc.constantFrom('lvl1', 'content')),
    hierarchy: mostly(levels(hostileText)),
    content: mostly(hostileText),
    _highlightResult: mostly(fc.record({ hierarchy: mostly(levels(marked)) })),
    _snippetResult: mostly(fc.record({ content: mostly(marked) })),
  });
  const answer = fc.record({
    results: mostly(
      fc.array(
        mostly(
          fc.record({
            hits: mostly(fc.array(mostly(hit), { maxLength: 3 })),
            nbHits: anything,
            facets: anything,
          }),
        ),
        { maxLength: 2 },
      ),
    ),
  });

  it('has only hits that lead to this site, or is rejected', () => {
    const here = 'https://docs.example';
    const urlsOf = (value: unknown) => {
      try {
        return readAnswer(value, 10).hits.map(({ url }) => url);
      } catch (error) {
        if (error instanceof GarbledAnswerError) return [];
        throw error;
      }
    };
    let found = 0;
    fc.assert(
      fc.property(mostly(answer), (value) => {
        const urls = urlsOf(value);
        found += urls.length;
        expect(urls.filter((url) => new URL(url, here).origin !== here || !url.startsWith('/'))).toEqual([]);
      }),
      fuzz(300),
    );
    expect(found).toBeGreaterThan(0);
  });
});
