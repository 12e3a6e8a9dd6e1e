import { announce } from '../../runtime/navigate/announce.ts';
import { useCopied } from '../../runtime/page/use-copied.ts';
import type { Question } from '../model/answers.ts';
import { textOf } from '../model/lines.ts';
import type { StarterFile } from '../model/lines.ts';
import { isMarked } from '../model/shown-lines.ts';
import { say, sayMessage } from './say.ts';

interface FileViewProps {
  file: StarterFile;
  /** Lines of this question are marked. */
  shown: Question;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** A file with the lines that follow from one answer. */
export function FileView({ file, shown, isOpen, onToggle }: FileViewProps) {
  const { path, lines } = file;
  const count = lines.filter((line) => isMarked(line, shown)).length;
  return (
    <details
      className="starter-file"
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        if (open !== isOpen) onToggle(open);
      }}
    >
      <summary>
        <code>{path}</code>
        {count > 0 && (
          <span className="starter-count">
            {count === 1 ? say('1 line marked') : sayMessage(['{count} lines marked', { count }])}
          </span>
        )}
      </summary>
      <div className="starter-code">
        <CopyFile file={file} />
        <pre tabIndex={0} aria-label={path}>
          <code>
            {lines.map((line, at) => (
              <span key={at} className="starter-line" data-marked={isMarked(line, shown) ? '' : undefined}>
                {isMarked(line, shown) && <span className="visually-hidden">{say('Changed: ')}</span>}
                {line.text}
                {'\n'}
              </span>
            ))}
          </code>
        </pre>
      </div>
    </details>
  );
}

function CopyFile({ file }: { file: StarterFile }) {
  const [isCopied, showCopied] = useCopied();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(textOf(file));
    } catch {
      prompt(say('Copy to clipboard: press Ctrl+C (or Cmd+C), Enter'), textOf(file));
      return;
    }
    showCopied();
    announce(say('Copied'));
  };
  return (
    <button
      type="button"
      className="tool-button"
      aria-label={sayMessage(['Copy {file}', { file: file.path }])}
      onClick={() => void copy()}
    >
      {isCopied ? say('Copied') : say('Copy')}
    </button>
  );
}
