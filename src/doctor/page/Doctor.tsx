import { useEffect, useState } from 'react';
import { megabytes } from '../../model/size-text.ts';
import { useWindowEvents } from '../../runtime/page/listen.ts';
import type { DoctorParts } from '../model/protocol.ts';
import { DEFAULT_PROFILE } from '../model/profiles.ts';
import type { Profile } from '../model/profiles.ts';
import { verdictOf } from '../model/verdict.ts';
import { CompareChoice } from './CompareChoice.tsx';
import { InputPanel } from './input/InputPanel.tsx';
import type { GivenPackage } from './input/sources.ts';
import { useDrop } from './input/use-drop.ts';
import { nameOf, PackageList } from './PackageList.tsx';
import { ProfileChoice } from './ProfileChoice.tsx';
import { DoctorReport } from './report/DoctorReport.tsx';
import { InlineCode } from './report/InlineCode.tsx';
import type { DoctorSession } from './session/doctor-session.ts';
import { useExaminations } from './use-examinations.ts';
import type { Examined } from './use-examinations.ts';
import { say, sayMessage } from './words/say.ts';

interface DoctorProps {
  session: DoctorSession;
  parts: DoctorParts;
  /** The base of the site. */
  base: string;
}

export function Doctor({ session, parts, base }: DoctorProps) {
  const { packages, shown, running, show, add, again, stop } = useExaminations(session);
  const [profile, setProfile] = useState<Profile>(DEFAULT_PROFILE);
  const [earlierId, compareWith] = useState<number>();
  const give = (given: GivenPackage[]) => add(given, profile);
  const isOver = useDrop(() => session.start(), give);
  useWindowEvents(['pagehide'], () => session.stop());
  const examination = examinationOf(shown);
  const others = packages.filter((one) => one !== shown && examinationOf(one));
  const size = megabytes(parts.transferSize);
  const chooseProfile = (chosen: Profile) => {
    setProfile(chosen);
    if (shown) again(shown, chosen);
  };
  return (
    <div className="doctor-bench">
      <InputPanel
        title={
          packages.length === 0 ? (
            <InlineCode text={sayMessage(['Drop a {tgz} or a package folder here', { tgz: '`.tgz`' }])} />
          ) : (
            say('Drop another package here to compare')
          )
        }
        note={sayMessage(['Loads {size} with the first package. Your files stay in this browser.', { size }])}
        isOver={isOver}
        isSmall={packages.length > 0}
        onIntent={() => session.start()}
        onGive={give}
      />
      {packages.length > 1 && <PackageList packages={packages} shown={shown?.id} onShow={show} />}
      <Status
        running={running}
        shown={shown}
        size={size}
        hasReport={packages.some(examinationOf)}
        onStop={stop}
      />
      {shown && examination && (
        <DoctorReport
          key={shown.id}
          examination={examination}
          earlier={examinationOf(others.find(({ id }) => id === earlierId))}
          base={base}
        >
          <ProfileChoice profile={profile} onChoose={chooseProfile} />
          {others.length > 0 && (
            <CompareChoice
              chosen={earlierId}
              others={others.map((one) => ({ id: one.id, name: nameOf(one) }))}
              onChoose={compareWith}
            />
          )}
        </DoctorReport>
      )}
    </div>
  );
}

function examinationOf(one: Examined | undefined) {
  return one?.outcome && 'examination' in one.outcome ? one.outcome.examination : undefined;
}

interface StatusProps {
  running: Examined | undefined;
  shown: Examined | undefined;
  size: string;
  /** The checkers have been loaded. */
  hasReport: boolean;
  onStop: () => void;
}

/** Says what is happening, then the verdict, which the report shows too. */
function Status({ running, shown, size, hasReport, onStop }: StatusProps) {
  const outcome = shown?.outcome;
  const examination = examinationOf(shown);
  const isLong = useIsLong(running);
  return (
    <div className="doctor-status">
      <p role="status" className={running || (outcome && !examination) ? undefined : 'visually-hidden'}>
        {running
          ? sayMessage(
              hasReport
                ? ['Examining {package} …', { package: running.label }]
                : ['Loading the checkers ({size}) …', { size }],
            )
          : examination
            ? verdictOf(examination, say)
            : outcome && 'problem' in outcome && sayMessage(outcome.problem)}
      </p>
      {running && isLong && (
        <button type="button" className="doctor-tool" onClick={onStop}>
          {say('Stop')}
        </button>
      )}
    </div>
  );
}

/** Most examinations take less, and a button that comes and goes is a distraction. */
const LONG_MS = 1000;

function useIsLong(running: Examined | undefined): boolean {
  const [longId, setLongId] = useState<number>();
  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(() => setLongId(running.id), LONG_MS);
    return () => clearTimeout(timer);
  }, [running]);
  return running !== undefined && running.id === longId;
}
