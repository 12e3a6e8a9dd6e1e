import type { ReactNode } from 'react';
import { CALLOUT_TITLES } from '../../model/words/callouts.ts';
import type { CalloutType } from '../../model/words/callouts.ts';
import { useSay } from '../../runtime/page/Piece.tsx';

interface CalloutProps {
  type: CalloutType;
  title?: string;
  children?: ReactNode;
}

/** Renders the same callout as `:::tip Title`, for places where Markdown does not work. */
export function Callout({ type, title, children }: CalloutProps) {
  const say = useSay();
  const heading = title ?? say(CALLOUT_TITLES[type]);
  if (type === 'details') {
    return (
      <details className="callout details">
        <summary>{heading}</summary>
        {children}
      </details>
    );
  }
  return (
    <div className={`callout ${type}`} role="note">
      <p className="callout-title">{heading}</p>
      {children}
    </div>
  );
}
