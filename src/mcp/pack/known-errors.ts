import { markdownSections } from '../../model/markdown-sections.ts';
import type { KnownError, KnownPage } from '../model/knowledge.ts';

/** The pages with messages, each provoked by running Rslib. */
const ERROR_PAGES = /^\/guide\/faq\/(?:[a-z]+-)?errors$/;
const CODE = /(`+)(.+?)\1/g;
/** Code in a sentence that is a message: three words or more, and nothing that commands and scripts contain. */
const MESSAGE = /^(?!npx )[^{}=>[\]]+ [^{}=>[\]]+ [^{}=>[\]]+$/;

/** Reads the error index: each section with a message in its heading, and each row of a table of messages. */
export function knownErrors(pages: readonly KnownPage[]): KnownError[] {
  return pages
    .filter(({ route }) => ERROR_PAGES.test(route))
    .flatMap(({ route, markdown, ids }) =>
      markdownSections(markdown).flatMap((section, at) => {
        const page = `${route}#${ids[at - 1] ?? ''}`;
        return [...sectionErrors(section.text, section.title, page), ...rowErrors(section.text, page)];
      }),
    );
}

function sectionErrors(text: string, title: string, page: string): KnownError[] {
  const [heading = '', ...lines] = text.trim().split('\n');
  const named = codesIn(heading);
  if (named.length === 0 || !heading.startsWith('###')) return [];
  const body = lines.join('\n').trim();
  const prose = body.replaceAll(/^```.*?^```$/gms, '').replaceAll(/^\|.*$/gm, '');
  const told = codesIn(prose).filter((code) => MESSAGE.test(code));
  return [{ title, page, fragments: [...named, ...told], printed: printedIn(body), text: body }];
}

/** What the commands of a section print, line by line. A fixed build prints that it is ready, which is no message. */
function printedIn(text: string): string[] {
  return [...text.matchAll(/^```console[^\n]*\n(.*?)^```$/gms)].flatMap(([, block = '']) =>
    block.split('\n').filter((line) => line.trim() !== '' && !/^(?:\$|ready) /.test(line)),
  );
}

function rowErrors(text: string, page: string): KnownError[] {
  const rows = text.split('\n').filter((line) => line.startsWith('| '));
  const [head] = rows;
  if (!head?.startsWith('| Message |')) return [];
  return rows.slice(2).flatMap((row) => {
    const [first = '', ...cells] = row
      .replace(/^\| /, '')
      .replace(/ \|$/, '')
      .split(/(?<!\\) \| /);
    const fragments = codesIn(first);
    const [title] = fragments;
    return title === undefined ? [] : [{ title, page, fragments, printed: [], text: cells.join('\n') }];
  });
}

function codesIn(text: string): string[] {
  return [...text.matchAll(CODE)].map(([, , code = '']) => code.trim().replaceAll(String.raw`\|`, '|'));
}
