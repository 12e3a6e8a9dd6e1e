import { fillIn } from '../../model/words/fill-in.ts';
import { useSay } from '../../runtime/page/Piece.tsx';

const PLATFORMS = { github: 'GitHub', gitlab: 'GitLab' };

interface SourceCodeProps {
  href: string;
  platform?: keyof typeof PLATFORMS;
}

/** Links to the source code that the text describes. */
export function SourceCode({ href, platform }: SourceCodeProps) {
  const say = useSay();
  return (
    <a className="source-code" href={href} target="_blank" rel="noopener noreferrer">
      {platform === undefined
        ? say('Source')
        : fillIn(say('Source on {platform}'), { platform: PLATFORMS[platform] })}
    </a>
  );
}
