import type { Root } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { mdxFromMarkdown } from 'mdast-util-mdx';
import { directive } from 'micromark-extension-directive';
import { gfm } from 'micromark-extension-gfm';
import { mdxjs } from 'micromark-extension-mdxjs';

const COLON = 58;

/** Of the directives only containers are wanted: `node:fs` in prose is no directive, and `::x` is plain text. */
function containersOnly() {
  const flow = directive().flow?.[COLON];
  return { flow: { [COLON]: Array.isArray(flow) ? flow[0]! : flow! } };
}

const markdownSyntax = [gfm(), containersOnly()];
const mdxSyntax = [...markdownSyntax, mdxjs()];
const markdownTree = [gfmFromMarkdown(), directiveFromMarkdown()];
const mdxTree = [...markdownTree, mdxFromMarkdown()];

/** Throws the parser's own message, which `syntaxProblem` turns into words for the author. */
export function parse(source: string, format: 'md' | 'mdx'): Root {
  return format === 'mdx'
    ? fromMarkdown(source, { extensions: mdxSyntax, mdastExtensions: mdxTree })
    : fromMarkdown(source, { extensions: markdownSyntax, mdastExtensions: markdownTree });
}
