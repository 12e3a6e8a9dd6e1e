export interface MarkdownSection {
  /** 1 for the title of the page. */
  depth: number;
  /** The heading without its marks. */
  title: string;
  /** With the heading. */
  text: string;
}

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const HEADING = /^(#{1,6}) (.*)$/;

/** Splits a page at its headings. What comes before the first one belongs to it. */
export function markdownSections(markdown: string): MarkdownSection[] {
  const sections: MarkdownSection[] = [];
  let fence = '';
  for (const line of markdown.split('\n')) {
    const [, mark = ''] = FENCE.exec(line) ?? [];
    const isEnd = fence !== '' && mark.startsWith(fence) && line.trim() === mark;
    const [, signs, title = ''] = fence === '' ? (HEADING.exec(line) ?? []) : [];
    if (isEnd) fence = '';
    else if (fence === '') fence = mark;
    const last = sections.at(-1);
    if (signs !== undefined || !last)
      sections.push({ depth: signs?.length ?? 1, title: plainTitle(title), text: `${line}\n` });
    else last.text += `${line}\n`;
  }
  return sections;
}

/** Writes a heading as the search knows it: without the marks of code and links. */
function plainTitle(title: string): string {
  return title
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('`', '')
    .replaceAll(/\\(?=[!-/:-@[-`{-~])/g, '')
    .trim();
}
