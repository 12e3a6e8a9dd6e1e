import type { ReactNode } from 'react';

type CalloutType = 'tip' | 'note' | 'info' | 'important' | 'warning' | 'danger' | 'caution' | 'details';

interface CalloutProps {
  type: CalloutType;
  title?: string;
  children?: ReactNode;
}

/** What `:::tip Title` makes, for where Markdown cannot stand. */
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
