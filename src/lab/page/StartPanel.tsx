import { megabytes } from '../../model/size-text.ts';
import type { LabPhase } from './session/lab-session.ts';
import { phaseText } from './session/phase-text.ts';
import type { Availability } from './session/availability.ts';
import { Filled } from './say/Filled.tsx';
import { say, sayMessage } from './say/say.ts';

interface StartPanelProps {
  phase: LabPhase;
  available: Availability;
  transferSize: number;
  /** The page with the recorded output, for readers who cannot run the lab. */
  recordedPage: string;
  onStart: () => void;
  onDownload: () => void;
}

/** Fills the place of the output before the first build: the offer to start, the progress, or why it cannot start. */
export function StartPanel({
  phase,
  available,
  transferSize,
  recordedPage,
  onStart,
  onDownload,
}: StartPanelProps) {
  const size = megabytes(transferSize);
  if (phase.kind === 'unusable' || (phase.kind === 'off' && !available.canStart)) {
    const reason =
      phase.kind === 'unusable' ? phase.reason : available.canStart ? undefined : available.reason;
    return (
      <>
        <p>{reason && sayMessage(reason)}</p>
        <p>
          <Filled
            text="{download} to build it on your machine, or see the {output}."
            slots={{
              download: (
                <button type="button" className="tool-button" onClick={onDownload}>
                  {say('Download the project')}
                </button>
              ),
              output: <a href={recordedPage}>{say('recorded output')}</a>,
            }}
          />
        </p>
        {phase.kind === 'off' && !available.canStart && available.canInsist && (
          <button type="button" className="tool-button" onClick={onStart}>
            {sayMessage(['Load {size} anyway', { size }])}
          </button>
        )}
      </>
    );
  }
  // Something about the project keeps it from being built, and another part of the page says what.
  if (phase.kind === 'ready') return <p>{phaseText(phase)}</p>;
  if (phase.kind !== 'off') {
    const share = phase.kind === 'loading' ? phase.share : undefined;
    return (
      <>
        <progress aria-label={say('Starting')} value={share} max={1} />
        <p>
          {sayMessage([
            share === undefined ? '{state} …' : '{state} of {size}',
            { state: phaseText(phase), size },
          ])}
        </p>
      </>
    );
  }
  return (
    <>
      <button type="button" className="lab-start" onClick={onStart}>
        {say('Start Rslib')}
      </button>
      <p>
        {sayMessage([
          'Loads {size} once. Your browser keeps it for the next visit, and your files stay on this page.',
          { size },
        ])}
      </p>
    </>
  );
}
