import type { ReactNode } from 'react';

type CalloutType = 'tip' | 'note' | 'info' | 'important' | 'warning' | 'danger' | 'caution' | 'details';

interface CalloutProps {
  type: CalloutType;
  title?: string;
  children?: ReactNode;
}

/** Renders the same callout as `:::tip Title`, for places where Markdown does not work. */
export function Callout({ type, title, children }: CalloutProps) {
  const heading = title ?? type.charAt(0).toUpperCase() + type.slice(1);
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
