import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { LabText } from '../../model/words/page-words.ts';
import { say } from './say.ts';

interface FilledProps {
  text: LabText;
  /** Elements for the names in braces, which each language puts in its own order. */
  slots: Readonly<Record<string, ReactNode>>;
}

/** Says a message of the lab with elements in it. */
export function Filled({ text, slots }: FilledProps) {
  return say(text)
    .split(/\{(\w+)\}/)
    .map((part, index) => <Fragment key={index}>{index % 2 === 1 ? slots[part] : part}</Fragment>);
}

/** Lists elements with the separator of the language between them. */
export function Listed({ items }: { items: readonly ReactNode[] }) {
  return items.map((item, index) => (
    <Fragment key={index}>
      {index > 0 && say(', ')}
      {item}
    </Fragment>
  ));
}
