import type { Problem } from '../../../model/problem.ts';

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
    what: () => 'HTML comments are not allowed in MDX.',
    fix: 'Write it as {/* comment */}.',
  },
  {
    test: /create a link in MDX/,
    what: () => 'Addresses in angle brackets are not allowed in MDX.',
    fix: 'Write it as [text](address), or without the brackets.',
  },
  {
    test: /Could not parse (?:import\/exports|esm)/i,
    what: () => 'The import or export is not valid JavaScript.',
    fix: 'Fix it. If it is text, do not start the line with "import" or "export".',
  },
  {
    test: /Could not parse expression/i,
    what: () => 'The expression in braces is not valid JavaScript.',
    fix: 'For a literal brace, write \\{ or put the text in `code`.',
  },
  {
    test: /closing tag for `/i,
    what: (reason) => `The tag ${/closing tag for `([^`]*)`/i.exec(reason)?.[1]} is not closed.`,
    fix: 'Close the tag at the level where it was opened, and put blank lines around Markdown inside a component.',
  },
  {
    test: /closing slash `\/` in tag, expected an open tag/i,
    what: () => 'This closing tag has no opening tag.',
    fix: 'Delete it, or open the tag before it.',
  },
  {
    test: /end of file in expression/i,
    what: () => 'A brace is opened but never closed.',
    fix: 'Close it; for a literal brace, write \\{ or put the text in `code`.',
  },
  {
    test: /attribute/i,
    what: (reason) => `An attribute of a tag cannot be read: ${lowerFirst(reason)}.`,
    fix: 'Write it as name="text" or name={value}; for a literal angle bracket, write \\<.',
  },
  {
    test: /before name|in name|after name/i,
    what: (reason) => `The text after "<" is not a tag: ${lowerFirst(reason)}.`,
    fix: 'For a literal angle bracket, write \\< or put the text in `code`.',
  },
];

/** Explains an error of the Markdown and MDX parsers, which have a location. Anything else is reported unchanged. */
export function syntaxProblem(error: unknown, file: string): Problem {
  const message = (
    typeof error === 'object' && error !== null ? error : { message: String(error) }
  ) as ParserMessage;
  const reason = (message.reason ?? message.message ?? 'unknown error').split('\n')[0]!.replace(/\.$/, '');
  const explanation = EXPLANATIONS.find(({ test }) => test.test(reason));
  return {
    level: 'error',
    file,
    ...placeIn(message, reason),
    what: explanation ? explanation.what(reason) : `The page cannot be read as MDX: ${lowerFirst(reason)}.`,
    fix: explanation?.fix ?? 'Check the position named above. The rest of the page was not checked.',
  };
}

/** For an unclosed tag, only the message says where it was opened: "closing tag for `<b>` (3:1-3:4)". */
function placeIn({ line, column, place }: ParserMessage, reason: string): Pick<Problem, 'line' | 'column'> {
  const opened = /closing tag for `[^`]*` \((\d+):(\d+)-/i.exec(reason);
  if (opened) return { line: Number(opened[1]), column: Number(opened[2]) };
  const start = place?.start ?? place;
  return { line: line ?? start?.line ?? 1, column: column ?? start?.column ?? 1 };
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
