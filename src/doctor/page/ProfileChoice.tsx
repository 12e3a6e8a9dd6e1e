import { PROFILES } from '../model/profiles.ts';
import type { Profile } from '../model/profiles.ts';
import type { DoctorText } from '../model/words/page-words.ts';
import { say } from './say/say.ts';
import './profile.css';

const MEANINGS: Readonly<Record<Profile, DoctorText>> = {
  node16: 'Types have to work for import, require() and bundlers.',
  strict: 'Types have to work everywhere, also with moduleResolution: node10.',
  'esm-only': 'Types have to work for import and bundlers; those for require() alone are a choice.',
};

interface ProfileChoiceProps {
  profile: Profile;
  onChoose: (profile: Profile) => void;
}

/** Lets the reader choose for whom types have to work. */
export function ProfileChoice({ profile, onChoose }: ProfileChoiceProps) {
  return (
    <div className="doctor-profile">
      <fieldset className="segmented">
        <legend>{say('Profile of attw')}</legend>
        {(Object.keys(PROFILES) as Profile[]).map((name) => (
          <label key={name}>
            <input
              type="radio"
              name="doctor-profile"
              checked={name === profile}
              onChange={() => onChoose(name)}
            />
            {name}
          </label>
        ))}
      </fieldset>
      <p className="doctor-note">{say(MEANINGS[profile])}</p>
    </div>
  );
}
