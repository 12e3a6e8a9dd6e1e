import { useState } from 'react';
import { ENGLISH } from '../../theme/instrument/instrument-on.ts';
import type { Listed, Outcome } from '../model/conversion.ts';
import type { DeskText } from '../words/page-words.ts';
import { InlineMarkdown } from './InlineMarkdown.tsx';
import { OptionItem } from './OptionItem.tsx';
import { say, sayMessage } from './say.ts';

/** What needs the reader comes first. */
const GROUPS: readonly (readonly [Outcome, DeskText])[] = [
  ['decision', 'For you to decide'],
  ['converted', 'Converted'],
  ['not needed', 'Not needed'],
];

/** Options that are drawn at a time. More would block typing, and nobody has written that many. */
const AT_ONCE = 100;

interface OptionListProps {
  list: readonly Listed[];
  differences: readonly string[];
  base: string;
}

/** Every option of the input, once, by what became of it. */
export function OptionList({ list, differences, base }: OptionListProps) {
  return (
    <section className="desk-list" aria-labelledby="desk-list-heading">
      <h2 id="desk-list-heading">{say('Every option')}</h2>
      {GROUPS.map(([outcome, heading]) => (
        <Group
          key={outcome}
          outcome={outcome}
          heading={heading}
          items={list.filter((one) => one.outcome === outcome)}
          base={base}
        />
      ))}
      {differences.length > 0 && (
        <section className="desk-group" data-outcome="difference" aria-labelledby="desk-difference">
          <h3 id="desk-difference">
            {say('Different without any option')} <span className="desk-count">{differences.length}</span>
          </h3>
          <ul>
            {differences.map((text) => (
              <li key={text} lang={ENGLISH}>
                <InlineMarkdown text={text} base={base} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </section>
  );
}

interface GroupProps {
  outcome: Outcome;
  heading: DeskText;
  items: readonly Listed[];
  base: string;
}

function Group({ outcome, heading, items, base }: GroupProps) {
  const [most, setMost] = useState(AT_ONCE);
  if (items.length === 0) return null;
  const id = `desk-${outcome.replace(' ', '-')}`;
  const rest = items.length - most;
  return (
    <section className="desk-group" data-outcome={outcome} aria-labelledby={id}>
      <h3 id={id}>
        {say(heading)} <span className="desk-count">{items.length}</span>
      </h3>
      <ul>
        {items.slice(0, most).map((item, at) => (
          <OptionItem key={at} item={item} base={base} />
        ))}
      </ul>
      {rest > 0 && (
        <button type="button" className="tool-button" onClick={() => setMost(most + AT_ONCE)}>
          {sayMessage(['Show {count} more', { count: Math.min(rest, AT_ONCE) }])}
        </button>
      )}
    </section>
  );
}
