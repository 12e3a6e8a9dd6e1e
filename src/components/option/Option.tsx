import type { ReactNode } from 'react';
import { useSay } from '../../runtime/page/Piece.tsx';

interface OptionProps {
  name: string;
  type: string;
  /** Shown as code; `defaultText` is for a default that is not a value. */
  default?: string;
  defaultText?: string;
  cli?: string;
  topLevel?: boolean;
  deprecated?: string;
  /** Comes from recorded releases, never from an author. */
  since?: string;
  children?: ReactNode;
}

/** Renders the facts about an option in a form that can be checked against the package. Children add details. */
export function Option({ name, type, cli, topLevel, deprecated, since, children, ...rest }: OptionProps) {
  const say = useSay();
  return (
    <div className="option">
      <dl>
        <Row term={say('Type')}>
          <code>{type}</code>
        </Row>
        <Row term={say('Default')}>
          {rest.default === undefined ? rest.defaultText : <code>{rest.default}</code>}
        </Row>
        {name.split('.').length === 2 && (
          <>
            <Row term={say('Command line')}>{cli === undefined ? say('no flag') : <Flags text={cli} />}</Row>
            <Row term={say('Top level')}>
              {say(topLevel ? 'yes, for every item' : 'no, in an item of lib')}
            </Row>
          </>
        )}
        {deprecated !== undefined && <Row term={say('Deprecated')}>{deprecated}</Row>}
        {since !== undefined && <Row term={say('Since')}>{since}</Row>}
      </dl>
      {children}
    </div>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Flags({ text }: { text: string }) {
  return text.split(/,\s*/).map((flag, index) => (
    <span key={flag}>
      {index > 0 && ' '}
      <code>{flag}</code>
    </span>
  ));
}
