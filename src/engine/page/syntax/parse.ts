import type { Root } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { mdxFromMarkdown } from 'mdast-util-mdx';
import { directive } from 'micromark-extension-directive';
import { gfm } from 'micromark-extension-gfm';
import { mdxjs } from 'micromark-extension-mdxjs';
import { gfmTreeWithoutAddresses, gfmWithoutAddresses, hasAddressInText } from './literal-addresses.ts';

const COLON = 58;

/** Of the directives only containers are wanted: `node:fs` in prose is no directive, and `::x` is plain text. */
function containersOnly() {
  const flow = directive().flow?.[COLON];
  return { flow: { [COLON]: Array.isArray(flow) ? flow[0]! : flow! } };
}

export type Format = 'md' | 'mdx';
type Options = NonNullable<Parameters<typeof fromMarkdown>[1]>;

const containers = containersOnly();
const mdx = mdxjs();

function optionsFor(
  syntax: ReturnType<typeof gfm>,
  tree: ReturnType<typeof gfmFromMarkdown>,
): Record<Format, Options> {
  const extensions = [syntax, containers];
  const mdastExtensions = [tree, directiveFromMarkdown()];
  return {
    md: { extensions, mdastExtensions },
    mdx: { extensions: [...extensions, mdx], mdastExtensions: [...mdastExtensions, mdxFromMarkdown()] },
  };
}

const whole = optionsFor(gfm(), gfmFromMarkdown());
const withoutAddresses = optionsFor(gfmWithoutAddresses(), gfmTreeWithoutAddresses());

/** Throws the parser's own message, which `syntaxProblem` turns into words for the author. */
export function parse(source: string, format: Format): Root {
  const tree = parsePlain(source, format);
  return tree === undefined || hasAddressInText(tree) ? fromMarkdown(source, whole[format]) : tree;
}

/** Nothing where it cannot be read: an address may be what makes it readable, and the error is told in the end. */
function parsePlain(source: string, format: Format): Root | undefined {
  try {
    return fromMarkdown(source, withoutAddresses[format]);
  } catch {
    return undefined;
  }
}
