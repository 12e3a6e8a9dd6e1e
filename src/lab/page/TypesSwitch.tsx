import { say, sayMessage } from './say/say.ts';

interface TypesSwitchProps {
  isOn: boolean;
  /** What TypeScript adds to the download. */
  size: string;
  onChange: (isOn: boolean) => void;
}

/** Lets a build check types and write declaration files, where the configuration asks for them. */
export function TypesSwitch({ isOn, size, onChange }: TypesSwitchProps) {
  return (
    <label className="lab-types">
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
      />
      {say('Types')}
      {!isOn && <small>{sayMessage(['loads {size}', { size }])}</small>}
    </label>
  );
}
