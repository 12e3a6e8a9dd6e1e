const PLATFORMS = { github: 'GitHub', gitlab: 'GitLab' };

interface SourceCodeProps {
  href: string;
  platform?: keyof typeof PLATFORMS;
}

/** Links to the source code that the text describes. */
export function SourceCode({ href, platform }: SourceCodeProps) {
  return (
    <a className="source-code" href={href} target="_blank" rel="noopener noreferrer">
      Source{platform !== undefined && ` on ${PLATFORMS[platform]}`}
    </a>
  );
}
