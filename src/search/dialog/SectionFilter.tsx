import type { SearchAnswer } from '../../model/search.ts';
import type { SearchTexts } from './texts.ts';

interface SectionFilterProps {
  sections: SearchAnswer['sections'];
  chosen: string | undefined;
  texts: SearchTexts;
  onChoose: (section: string | undefined) => void;
}

/** One section is no choice. */
export function SectionFilter({ sections, chosen, texts, onChoose }: SectionFilterProps) {
  if (sections.length < 2 && chosen === undefined) return null;
  return (
    <div className="search-filter" role="group" aria-label={texts.sections}>
      <button type="button" aria-pressed={chosen === undefined} onClick={() => onChoose(undefined)}>
        {texts.allSections}
      </button>
      {sections.map(({ name, count }) => (
        <button key={name} type="button" aria-pressed={chosen === name} onClick={() => onChoose(name)}>
          {name} <span className="search-count">{count}</span>
        </button>
      ))}
    </div>
  );
}
