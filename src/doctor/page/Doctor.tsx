import { useEffect, useState } from 'react';
import { megabytes } from '../../model/size-text.ts';
import { useWindowEvents } from '../../runtime/page/listen.ts';
import type { DoctorParts, PackageSource } from '../model/protocol.ts';
import type { Profile } from '../model/profiles.ts';
import { verdictOf } from '../model/verdict.ts';
import { InputPanel } from './input/InputPanel.tsx';
import { useDrop } from './input/use-drop.ts';
import { packageNames } from './package-names.ts';
import { PackageList } from './PackageList.tsx';
import { InlineCode } from './report/InlineCode.tsx';
import { NOT_LOADED, UNREADABLE } from './session/checker-session.ts';
import type { DoctorSession, Outcome } from './session/checker-session.ts';
import { useExaminations } from './use-examinations.ts';
import type { Examined } from './use-examinations.ts';
import { say, sayMessage } from './say/say.ts';

/** What shows a report comes with the first package. */
const loadReport = () => import('./PackageReport.tsx');
type ReportPart = Awaited<ReturnType<typeof loadReport>>;

interface DoctorProps {
  session: DoctorSession;
  parts: DoctorParts;
  /** The base of the site. */
  base: string;
}

export function Doctor({ session, parts, base }: DoctorProps) {
  const [part, setPart] = useState<ReportPart>();
  const examine = async (source: PackageSource | undefined, chosen: Profile): Promise<Outcome> => {
    if (!source) return { problem: UNREADABLE };
    const [outcome, loaded] = await Promise.all([
      session.examine(source, chosen),
      loadReport().catch(() => undefined),
    ]);
    setPart(loaded);
    return loaded ? outcome : { problem: NOT_LOADED };
  };
  const { packages, shown, running, show, add, again, stop } = useExaminations(session, examine);
  const isOver = useDrop(() => session.start(), add);
  useWindowEvents(['pagehide'], () => session.stop());
  const examination = examinationOf(shown);
  const names = packageNames(packages);
  const others = packages.flatMap((one, at) => {
    const other = one === shown ? undefined : examinationOf(one);
    return other ? [{ id: one.id, name: names[at] ?? '', examination: other }] : [];
  });
  const size = megabytes(parts.transferSize);
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
        onGive={add}
      />
      {packages.length > 1 && (
        <PackageList
          packages={packages.map(({ id }, at) => ({ id, name: names[at] ?? '' }))}
          shown={shown?.id}
          onShow={show}
        />
      )}
      <Status
        running={running}
        shown={shown}
        size={size}
        hasReport={packages.some(examinationOf)}
        onStop={stop}
      />
      {part && shown && examination && (
        <part.PackageReport
          key={shown.id}
          id={shown.id}
          examination={examination}
          others={others}
          profile={shown.profile}
          base={base}
          onProfile={(profile) => again(shown, profile)}
        />
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
        <button type="button" className="tool-button" onClick={onStop}>
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
