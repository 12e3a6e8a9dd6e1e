import { say } from './say/say.ts';

/** The id of a package, or no package. */
export type Compared = number | typeof NOTHING;
export const NOTHING = 'nothing';

interface CompareChoiceProps {
  chosen: Compared;
  packages: readonly { id: number; name: string }[];
  onChoose: (chosen: Compared) => void;
}

/** Lets the reader choose another package, to see what grew since. */
export function CompareChoice({ chosen, packages, onChoose }: CompareChoiceProps) {
  return (
    <label className="doctor-compare">
      {say('Compare with')}{' '}
      <select
        value={chosen}
        onChange={({ target }) => onChoose(target.value === NOTHING ? NOTHING : Number(target.value))}
      >
        <option value={NOTHING}>{say('nothing')}</option>
        {packages.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
