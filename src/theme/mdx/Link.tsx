import type { ReactNode } from 'react';
import { newTab } from './href.ts';

interface LinkProps {
  href: string;
  className?: string;
  children?: ReactNode;
}

/** A Markdown link, for where Markdown cannot stand. */
export function Link({ href, className, children }: LinkProps) {
  return (
    <a href={href} className={className} {...newTab(href)}>
      {children}
    </a>
  );
}
