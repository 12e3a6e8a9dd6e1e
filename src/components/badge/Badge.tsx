import type { ReactNode } from 'react';

export interface BadgeProps {
  text?: string;
  type?: 'tip' | 'info' | 'warning' | 'danger';
  children?: ReactNode;
}

export function Badge({ text, type = 'tip', children }: BadgeProps) {
  return <span className={`badge ${type}`}>{children ?? text}</span>;
}
