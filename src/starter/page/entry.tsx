import { createRoot } from 'react-dom/client';
import { baseOf, STARTER } from '../../model/document.ts';
import type { StarterParts } from '../model/parts.ts';
import { Starter } from './Starter.tsx';
import './starter.css';

const place = document.querySelector<HTMLElement>(`[${STARTER}]`);
if (place) {
  const parts = JSON.parse(place.getAttribute(STARTER) ?? '{}') as StarterParts;
  createRoot(place).render(<Starter parts={parts} base={baseOf(document.documentElement)} />);
}
