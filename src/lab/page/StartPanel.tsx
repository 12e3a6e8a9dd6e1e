import type { LabPhase } from './session/lab-session.ts';
import { megabytes, phaseText } from './session/phase-text.ts';
import type { Availability } from './session/availability.ts';

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
    const reason = phase.kind === 'unusable' ? phase.reason : available.canStart ? '' : available.reason;
    return (
      <>
        <p>{reason}</p>
        <p>
          <button type="button" className="lab-tool" onClick={onDownload}>
            Download the project
          </button>{' '}
          to build it on your machine, or see the <a href={recordedPage}>recorded output</a>.
        </p>
        {phase.kind === 'off' && !available.canStart && available.canInsist && (
          <button type="button" className="lab-tool" onClick={onStart}>
            Load {size} anyway
          </button>
        )}
      </>
    );
  }
  if (phase.kind !== 'off') {
    const share = phase.kind === 'loading' ? phase.share : undefined;
    return (
      <>
        <progress aria-label="Starting" value={share} max={1} />
        <p>{phase.kind === 'loading' ? `${phaseText(phase)} of ${size}` : `${phaseText(phase)} …`}</p>
      </>
    );
  }
  return (
    <>
      <button type="button" className="lab-start" onClick={onStart}>
        Start Rslib
      </button>
      <p>Loads {size} once. Your browser keeps it for the next visit, and your files stay on this page.</p>
    </>
  );
}
