import { say } from '../say/say.ts';
import { styledText, withoutOwnCalls } from './ansi.ts';

/** Shows what the command line would print. */
export function Console({ printed }: { printed: string }) {
  return (
    <figure className="code terminal lab-console" data-own-tools="">
      <pre tabIndex={0} aria-label={say('Console')}>
        <code>
          <kbd>
            <i>$ </i>npx rslib build
          </kbd>
          {'\n'}
          {styledText(withoutOwnCalls(printed)).map(({ text, className }, index) => (
            <span key={index} className={className || undefined}>
              {text}
            </span>
          ))}
        </code>
      </pre>
    </figure>
  );
}
