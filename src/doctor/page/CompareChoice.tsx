import { say } from './words/say.ts';

interface CompareChoiceProps {
  chosen: number | undefined;
  others: readonly { id: number; name: string }[];
  onChoose: (id: number | undefined) => void;
}

/** Lets the reader choose an earlier package, to see what grew since. */
export function CompareChoice({ chosen, others, onChoose }: CompareChoiceProps) {
  return (
    <label className="doctor-compare">
      {say('Compare with')}{' '}
      <select
        value={others.some(({ id }) => id === chosen) ? chosen : ''}
        onChange={({ target }) => onChoose(target.value === '' ? undefined : Number(target.value))}
      >
        <option value="">{say('nothing')}</option>
        {others.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
