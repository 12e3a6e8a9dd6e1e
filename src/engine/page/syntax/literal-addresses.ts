import type { Root, Text } from 'mdast';
import type { Extension as TreeExtension } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { walkType } from './walk.ts';

/**
 * GitHub's Markdown turns URLs in text into links. Looking for them at every letter takes a third of the parser's time
 * and most pages have none, so those are parsed without.
 */

/** What every such URL starts with or contains. */
const ADDRESS = /https?:\/\/|www\.|[\w.+-]@[\w-]/i;

export function hasAddressInText(tree: Root): boolean {
  let has = false;
  walkType<Text>(tree, 'text', ({ value }) => (has ||= ADDRESS.test(value)));
  return has;
}

export function gfmWithoutAddresses(): ReturnType<typeof gfm> {
  const syntax = gfm();
  const text = Object.entries(syntax.text ?? {}).flatMap(([code, constructs]) => {
    const kept = [constructs ?? []].flat().filter(({ name }) => !name?.endsWith('Autolink'));
    return kept.length > 0 ? [[code, kept] as const] : [];
  });
  return { ...syntax, text: Object.fromEntries(text) };
}

export function gfmTreeWithoutAddresses(): TreeExtension[] {
  return gfmFromMarkdown().filter(({ enter }) => enter?.['literalAutolink'] === undefined);
}
