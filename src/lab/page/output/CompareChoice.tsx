import type { BuildResult } from '../session/lab-session.ts';
import type { LabText } from '../../model/words/page-words.ts';
import { say } from '../say/say.ts';

/** A build to compare with: the one before, or the one that the reader kept. */
export type Baseline = 'none' | 'previous' | 'kept';

interface CompareChoiceProps {
  chosen: Baseline;
  builds: Readonly<Record<Exclude<Baseline, 'none'>, BuildResult | undefined>>;
  onChoose: (baseline: Baseline) => void;
  onKeep: () => void;
}

const NAMES: Readonly<Record<Baseline, LabText>> = {
  none: 'nothing',
  previous: 'the previous build',
  kept: 'the build you kept',
};

/** Lets the reader compare with the build before, or keep one to see what another configuration changes. */
export function CompareChoice({ chosen, builds, onChoose, onKeep }: CompareChoiceProps) {
  return (
    <div className="lab-compare">
      <label>
        {say('Compare with')}{' '}
        <select value={chosen} onChange={({ target }) => onChoose(target.value as Baseline)}>
          {(['none', 'previous', 'kept'] as const).map((name) => (
            <option key={name} value={name} disabled={name !== 'none' && !builds[name]}>
              {say(NAMES[name])}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className="tool-button" onClick={onKeep}>
        {say('Keep this build')}
      </button>
    </div>
  );
}
