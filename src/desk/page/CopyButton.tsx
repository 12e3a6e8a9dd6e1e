import { announce } from '../../runtime/navigate/announce.ts';
import { useCopied } from '../../runtime/page/use-copied.ts';
import { say } from './say.ts';

interface CopyButtonProps {
  /** What is copied, or a function that makes it. */
  text: string | (() => Promise<string>);
  children: string;
  /** Tells the button apart from others with the same words. */
  label?: string;
}

/** Copies a string, or offers it for copying where the browser does not let pages copy. */
export function CopyButton({ text, children, label }: CopyButtonProps) {
  const [isCopied, showCopied] = useCopied();
  const copy = async () => {
    const made = typeof text === 'string' ? text : await text();
    try {
      await navigator.clipboard.writeText(made);
    } catch {
      prompt(say('Copy to clipboard: press Ctrl+C (or Cmd+C), Enter'), made);
      return;
    }
    showCopied();
    announce(say('Copied'));
  };
  return (
    <button type="button" className="tool-button" aria-label={label} onClick={() => void copy()}>
      {isCopied ? say('Copied') : children}
    </button>
  );
}
