import { say } from './say/say.ts';

interface CompareChoiceProps {
  /** An index of the names. */
  chosen: number | undefined;
  names: readonly string[];
  onChoose: (chosen: number | undefined) => void;
}

/** Lets the reader choose another package, to see what grew since. */
export function CompareChoice({ chosen, names, onChoose }: CompareChoiceProps) {
  return (
    <label className="doctor-compare">
      {say('Compare with')}{' '}
      <select
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(target.value === '' ? undefined : Number(target.value))}
      >
        <option value="">{say('nothing')}</option>
        {names.map((name, at) => (
          <option key={at} value={at}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
