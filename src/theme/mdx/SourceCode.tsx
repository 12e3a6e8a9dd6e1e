const PLATFORMS = { github: 'GitHub', gitlab: 'GitLab' };

interface SourceCodeProps {
  href: string;
  platform?: keyof typeof PLATFORMS;
}

/** A link to the place in a repository that the text speaks of. */
export function SourceCode({ href, platform }: SourceCodeProps) {
  return (
    <a className="source-code" href={href} target="_blank" rel="noopener noreferrer">
      Source{platform !== undefined && ` on ${PLATFORMS[platform]}`}
    </a>
  );
}
