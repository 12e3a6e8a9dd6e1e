import { announce } from '../../../runtime/navigate/announce.ts';
import { useCopied } from '../../../runtime/page/use-copied.ts';
import { say } from '../say/say.ts';

interface CopyButtonProps {
  text: string;
  children: string;
  /** Tells the button apart from others with the same words. */
  label?: string;
}

/** Copies a string, or offers it for copying where the browser does not let pages copy. */
export function CopyButton({ text, children, label }: CopyButtonProps) {
  const [isCopied, showCopied] = useCopied();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      prompt(say('Copy to clipboard: press Ctrl+C (or Cmd+C), Enter'), text);
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
