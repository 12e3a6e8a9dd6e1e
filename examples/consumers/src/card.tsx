import type { ReactNode } from 'react';
import './card.css';

export const Card = ({ children }: { children: ReactNode }) => (
  <div className="card">{children}</div>
);
