import type { ReactNode } from 'react';

interface CardProps {
  title: string;
  /** The text, if it needs no Markdown. */
  content?: string;
  href?: string;
  children?: ReactNode;
}

/** Renders a title and a short text. With `href`, the whole card is a link. */
export function Card({ title, content, href, children }: CardProps) {
  return (
    <div className="card">
      <p className="card-title">{href === undefined ? title : <a href={href}>{title}</a>}</p>
      {content !== undefined && <p>{content}</p>}
      {children}
    </div>
  );
}

interface LinkCardProps {
  href: string;
  title: string;
  description?: string;
}

/** Renders a card that links somewhere, with the props Rspress uses for it. */
export function LinkCard({ href, title, description }: LinkCardProps) {
  return <Card title={title} href={href} {...(description !== undefined && { content: description })} />;
}

/** Puts cards side by side, as many as fit. */
export function CardGrid({ children }: { children?: ReactNode }) {
  return <div className="card-grid">{children}</div>;
}
