import type { ReactNode } from 'react';
import type { UncheckedTypes } from '../../model/protocol.ts';
import { Filled, Listed } from '../say/Filled.tsx';
import { say, sayMessage } from '../say/say.ts';

interface UncheckedNoteProps {
  unchecked: UncheckedTypes;
  /** Address of the guide to declaration files. */
  guide: string | undefined;
  typesSize: string;
  onWantTypes: () => void;
}

/** Says why declaration files are missing that the configuration asks for, and what helps. */
export function UncheckedNote({ unchecked, guide, typesSize, onWantTypes }: UncheckedNoteProps) {
  const declarations =
    guide === undefined ? say('declaration files') : <a href={guide}>{say('declaration files')}</a>;
  return (
    <p className="lab-message">
      {noteText(unchecked, declarations)}
      {unchecked.why === 'off' && (
        <button type="button" className="tool-button" onClick={onWantTypes}>
          {sayMessage(['Load TypeScript ({size})', { size: typesSize }])}
        </button>
      )}
    </p>
  );
}

function noteText(unchecked: UncheckedTypes, declarations: ReactNode): ReactNode {
  switch (unchecked.why) {
    case 'off':
      return (
        <Filled
          text="Rslib would check the types here and write {declarations}, which takes TypeScript. "
          slots={{ declarations }}
        />
      );
    case 'bundled':
      return (
        <Filled
          text="The lab does not bundle {declarations}, so it wrote none and did not check the types."
          slots={{ declarations }}
        />
      );
    case 'packages':
      return (
        <Filled
          text="The lab does not have the types of {packages}, so it wrote no {declarations}."
          slots={{
            packages: (
              <Listed
                items={unchecked.packages.map((name) => (
                  <code key={name}>{name}</code>
                ))}
              />
            ),
            declarations,
          }}
        />
      );
    case 'unloaded':
      return say(
        'TypeScript could not be loaded. Check your connection, then change the project to build again.',
      );
  }
}
