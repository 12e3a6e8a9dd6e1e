import type { Problem } from '../../model/problem.ts';

interface ParserMessage {
  reason?: string;
  message?: string;
  line?: number;
  column?: number;
  place?: { line?: number; column?: number; start?: { line: number; column: number } };
}

interface Explanation {
  test: RegExp;
  what: (reason: string) => string;
  fix: string;
}

const EXPLANATIONS: Explanation[] = [
  {
    test: /character `!`/,
    what: () => 'An HTML comment cannot stand in MDX.',
    fix: 'Write it as {/* comment */}.',
  },
  {
    test: /Could not parse (expression|import\/exports|esm)/i,
    what: (reason) =>
      /import/i.test(reason)
        ? 'The import or export is not valid JavaScript.'
        : 'What stands in braces is not valid JavaScript.',
    fix: 'For a literal brace write \\{, or put the text into `code`.',
  },
  {
    test: /closing tag|closing slash|Expected the closing/i,
    what: (reason) => `A tag is not closed: ${lowerFirst(reason)}.`,
    fix: 'Close the tag where it was opened; blank lines belong around Markdown inside a component.',
  },
  {
    test: /end of file/i,
    what: (reason) => `The file ends too early: ${lowerFirst(reason)}.`,
    fix: 'Close the brace or tag that was opened, or escape it with a backslash.',
  },
  {
    test: /before name|in name|after name|attribute/i,
    what: (reason) => `What follows "<" is no tag: ${lowerFirst(reason)}.`,
    fix: 'For a literal angle bracket write \\<, or put the text into `code`.',
  },
];

/** The Markdown and MDX parsers throw a message with a place; anything else is reported as it stands. */
export function syntaxProblem(error: unknown, file: string): Problem {
  const message = (
    typeof error === 'object' && error !== null ? error : { message: String(error) }
  ) as ParserMessage;
  const reason = (message.reason ?? message.message ?? 'unknown error').split('\n')[0]!.replace(/\.$/, '');
  const start = message.place?.start ?? message.place;
  const explanation = EXPLANATIONS.find(({ test }) => test.test(reason));
  return {
    level: 'error',
    file,
    line: message.line ?? start?.line ?? 1,
    column: message.column ?? start?.column ?? 1,
    what: explanation ? explanation.what(reason) : `The page cannot be read as MDX: ${lowerFirst(reason)}.`,
    fix: explanation?.fix ?? 'Look at the place named above; the rest of the page was not checked.',
  };
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
