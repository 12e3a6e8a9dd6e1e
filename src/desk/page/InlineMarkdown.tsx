import { Fragment } from 'react';
import type { ReactNode } from 'react';

/** Code, a link to a page of this site, or emphasis. Texts repeat what a reader has pasted, so they link nowhere else. */
const PART = /`([^`]*)`|\[([^\]]*)\]\((\/(?!\/)[^)\s]*)\)|(?<![\w`])\*([^*`]+)\*(?!\w)/g;

interface InlineMarkdownProps {
  text: string;
  base: string;
}

/** Shows a sentence that is written as in Markdown. */
export function InlineMarkdown({ text, base }: InlineMarkdownProps) {
  return parsed(text, base).map((part, at) => <Fragment key={at}>{part}</Fragment>);
}

function parsed(text: string, base: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: whole, 1: code, 2: label, 3: href, 4: stressed, index } of text.matchAll(PART)) {
    parts.push(text.slice(end, index));
    if (code !== undefined) parts.push(<code>{code}</code>);
    else if (stressed !== undefined) parts.push(<em>{stressed}</em>);
    else parts.push(<a href={base + (href ?? '').slice(1)}>{parsed(label ?? '', base)}</a>);
    end = index + whole.length;
  }
  return [...parts, text.slice(end)];
}
