import type { ReactNode } from 'react';
import { newTab } from '../../model/href.ts';

interface LinkProps {
  href: string;
  className?: string;
  children?: ReactNode;
}

/** Renders the same link as Markdown, for places where Markdown does not work. */
export function Link({ href, className, children }: LinkProps) {
  return (
    <a href={href} className={className} {...newTab(href)}>
      {children}
    </a>
  );
}
