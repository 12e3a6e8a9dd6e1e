import { createRoot } from 'react-dom/client';
import { baseOf, STARTER } from '../../model/document.ts';
import type { StarterParts } from '../model/parts.ts';
import { Starter } from './Starter.tsx';
import './starter.css';

const section = document.querySelector<HTMLElement>(`[${STARTER}]`);
const [questionPlace, resultPlace] = section?.children ?? [];
if (section && questionPlace && resultPlace) {
  const parts = JSON.parse(section.getAttribute(STARTER) ?? '{}') as StarterParts;
  const base = baseOf(document.documentElement);
  createRoot(questionPlace).render(<Starter parts={parts} base={base} resultPlace={resultPlace} />);
}
