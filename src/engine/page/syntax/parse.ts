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

/** Disables all directives except containers: `node:fs` in prose is not a directive, and `::x` is plain text. */
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

/** Throws the parser's own message, which `syntaxProblem` explains to the author. */
export function parse(source: string, format: Format): Root {
  const tree = parsePlain(source, format);
  return tree === undefined || hasAddressInText(tree) ? fromMarkdown(source, whole[format]) : tree;
}

/**
 * Undefined if the source cannot be parsed: a URL may make it valid, and otherwise the full parser reports the error.
 */
function parsePlain(source: string, format: Format): Root | undefined {
  try {
    return fromMarkdown(source, withoutAddresses[format]);
  } catch {
    return undefined;
  }
}
