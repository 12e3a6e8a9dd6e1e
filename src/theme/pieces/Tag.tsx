/** The small word beside an entry: `new`, `experimental`. */
export function Tag({ text }: { text: string | undefined }) {
  return text === undefined || text === '' ? null : <span className="badge tip">{text}</span>;
}
