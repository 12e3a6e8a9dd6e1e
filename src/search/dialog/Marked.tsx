import type { TextPart } from '../../model/search.ts';

/** Renders text with matches marked. Everything is rendered as text, whatever it contains. */
export function Marked({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text));
}
