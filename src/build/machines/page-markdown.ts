import type { Root } from 'hast';
import { toMdast } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { ELEMENTS, NODES } from './markdown-handlers.ts';

/** A page as Markdown, for those who read without a browser: its tree, with components told in words. */
export function pageMarkdown(tree: Root): string {
  const markdown = toMdast(tree, { handlers: ELEMENTS, nodeHandlers: NODES });
  return toMarkdown(markdown, {
    bullet: '-',
    emphasis: '_',
    rule: '-',
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  });
}

/** Code, which is shown as it was written, or the place before the address of a link. */
const CODE_OR_LINK = /(?<![`\\])(`+)(?!`)[^]*?(?<!`)\1(?!`)|(\]\(|\]: )(?=\/(?!\/))/g;

/** Links that mean this site get its address: a Markdown file is read anywhere. */
export function withAddresses(markdown: string, { url }: { url: string }): string {
  return markdown.replaceAll(CODE_OR_LINK, (all, _ticks, link?: string) =>
    link === undefined ? all : link + url,
  );
}
