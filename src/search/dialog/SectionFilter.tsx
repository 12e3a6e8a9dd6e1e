import type { MouseEvent } from 'react';
import type { SearchAnswer } from '../../model/search.ts';
import type { SearchTexts } from './texts.ts';

interface SectionFilterProps {
  sections: SearchAnswer['sections'];
  chosen: string | undefined;
  texts: SearchTexts;
  onChoose: (section: string | undefined) => void;
}

/** Keeps focus in the input on a click, so the reader can go on typing. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Renders a filter by section, unless there is only one section. */
export function SectionFilter({ sections, chosen, texts, onChoose }: SectionFilterProps) {
  if (sections.length < 2 && chosen === undefined) return null;
  const chip = (section: string | undefined) => ({
    type: 'button' as const,
    'aria-pressed': chosen === section,
    onMouseDown: keepFocus,
    onClick: () => onChoose(section),
  });
  return (
    <div className="search-filter" role="group" aria-label={texts.sections}>
      <button {...chip(undefined)}>{texts.allSections}</button>
      {sections.map(({ name, count }) => (
        <button key={name} {...chip(name)}>
          {name} <span className="search-count">{count}</span>
        </button>
      ))}
    </div>
  );
}
