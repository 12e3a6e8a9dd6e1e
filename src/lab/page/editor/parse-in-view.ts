import { Language, LanguageSupport, ParseContext } from '@codemirror/language';
import { Parser } from '@lezer/common';
import type { Input, PartialParse, Tree, TreeFragment } from '@lezer/common';

/**
 * Characters that are parsed below the drawn part of a file, so scrolling meets highlighted code. CodeMirror would parse
 * 100,000, in tasks of 100 ms.
 */
const AHEAD = 5000;

/** Gives the language a parser that stops a little below the drawn part of a file. */
export function parsedInView({ language, support }: LanguageSupport): LanguageSupport {
  const parser = new ParserInView(language.parser);
  return new LanguageSupport(new Language(language.data, parser, [], language.name), support);
}

class ParserInView extends Parser {
  constructor(readonly whole: Parser) {
    super();
  }

  createParse(
    input: Input,
    fragments: readonly TreeFragment[],
    ranges: readonly { from: number; to: number }[],
  ): PartialParse {
    const parse = this.whole.startParse(input, fragments, ranges);
    const context = ParseContext.get();
    const limit = (context?.viewport.to ?? input.length) + AHEAD;
    return context && limit < input.length ? new ParseInView(parse, context, limit, input.length) : parse;
  }
}

class ParseInView implements PartialParse {
  stoppedAt: number | null = null;

  constructor(
    readonly parse: PartialParse,
    readonly context: ParseContext,
    readonly limit: number,
    readonly end: number,
  ) {
    parse.stopAt(limit);
  }

  get parsedPos(): number {
    return this.parse.parsedPos;
  }

  stopAt(position: number): void {
    if (position >= this.limit) return;
    this.stoppedAt = position;
    this.parse.stopAt(position);
  }

  advance(): Tree | null {
    const tree = this.parse.advance();
    if (tree === null || this.stoppedAt !== null) return tree;
    // The reader may have scrolled on in the meantime. Then the editor starts another parse, up to a new limit.
    if (this.context.viewport.to > this.limit) this.stoppedAt = this.limit;
    else this.context.skipUntilInView(this.limit, this.end);
    return tree;
  }
}
