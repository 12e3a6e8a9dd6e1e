import type { TextPart } from '../../model/search.ts';

/** What was found stands out; all of it is text, whatever it holds. */
export function Marked({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text));
}
