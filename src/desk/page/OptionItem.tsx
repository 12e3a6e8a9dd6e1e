import { ENGLISH } from '../../theme/instrument/instrument-on.ts';
import type { Listed } from '../model/conversion.ts';
import { InlineMarkdown } from './InlineMarkdown.tsx';
import { say, sayMessage } from './say.ts';

/** An option with what became of it. What is decided is quoted; the rest is short, or in the new file. */
export function OptionItem({ item, base }: { item: Listed; base: string }) {
  const { name, line, code, outcome, to, text, why } = item;
  const isQuoted = outcome === 'decision' && !name.endsWith(code);
  return (
    <li>
      <p className="desk-option">
        <code>{name}</code>
        {to.length > 0 && (
          <>
            <span aria-hidden="true"> → </span>
            <span className="visually-hidden"> {say('becomes')} </span>
            {to.map((one) => (
              <code key={one}>{one}</code>
            ))}
          </>
        )}
        {!name.startsWith('scripts.') && (
          <span className="desk-line"> {sayMessage(['line {line}', { line }])}</span>
        )}
      </p>
      {isQuoted && (
        <pre tabIndex={0} aria-label={name}>
          <code>{code}</code>
        </pre>
      )}
      {outcome !== 'converted' && text !== '' && (
        <p lang={ENGLISH}>
          <InlineMarkdown text={outcome === 'not needed' ? sentence(text) : text} base={base} />
        </p>
      )}
      {outcome !== 'not needed' && why !== undefined && (
        <p lang={ENGLISH}>
          <InlineMarkdown text={why} base={base} />
        </p>
      )}
    </li>
  );
}

/** A default is a part of a sentence in the data. */
const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
