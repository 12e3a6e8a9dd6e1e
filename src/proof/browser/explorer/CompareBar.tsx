import type { ExampleLink } from '../../model/explorer.ts';
import { say } from '../say/say.ts';

interface CompareBarProps {
  /** Names of all combinations. */
  names: readonly string[];
  /** The shown combination and the one it is compared with. */
  index: number;
  compared: number | undefined;
  /** Where to open the shown combination, if there is such a place. */
  openIn: ExampleLink | undefined;
  onCompare: (compared: number | undefined) => void;
}

/** Renders the heads of the two columns of a comparison: on the left what to compare with, on the right the choice. */
export function CompareBar({ names, index, compared, openIn, onCompare }: CompareBarProps) {
  return (
    <div className="compare-bar">
      <div>
        <label>
          {say('Compare with')}{' '}
          <select
            value={compared ?? ''}
            onChange={({ target }) => onCompare(target.value === '' ? undefined : Number(target.value))}
          >
            <option value="">{say('nothing')}</option>
            {names.map((name, at) => (
              <option key={name} value={at}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {openIn && <a href={openIn.address}>{openIn.text}</a>}
      </div>
      {compared !== undefined && (
        <p>
          {say('This choice')} <code>{names[index]}</code>
        </p>
      )}
    </div>
  );
}
