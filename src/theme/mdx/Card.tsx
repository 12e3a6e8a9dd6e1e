import type { ReactNode } from 'react';

interface CardProps {
  title: string;
  href?: string;
  children?: ReactNode;
}

/** A short text with a title; with an address the whole card is the link's place. */
export function Card({ title, href, children }: CardProps) {
  return (
    <div className="card">
      <p className="card-title">{href === undefined ? title : <a href={href}>{title}</a>}</p>
      {children}
    </div>
  );
}

/** Cards side by side, as many as fit. */
export function CardGrid({ children }: { children?: ReactNode }) {
  return <div className="card-grid">{children}</div>;
}
