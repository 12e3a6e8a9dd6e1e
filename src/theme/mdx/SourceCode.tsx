/** A link to the place in a repository that the text speaks of. */
export function SourceCode({ href }: { href: string }) {
  return (
    <a className="source-code" href={href} target="_blank" rel="noopener noreferrer">
      Source
    </a>
  );
}
