import type { ReactNode } from 'react';

interface CardProps {
  title: string;
  /** The text, where it needs no Markdown. */
  content?: string;
  href?: string;
  children?: ReactNode;
}

/** A short text with a title; with an address the whole card is the link's place. */
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

/** A card that leads on, in the words Rspress has for it. */
export function LinkCard({ href, title, description }: LinkCardProps) {
  return <Card title={title} href={href} {...(description !== undefined && { content: description })} />;
}

/** Cards side by side, as many as fit. */
export function CardGrid({ children }: { children?: ReactNode }) {
  return <div className="card-grid">{children}</div>;
}
