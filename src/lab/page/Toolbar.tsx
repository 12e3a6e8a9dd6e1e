import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { saveFile } from '../../theme/instrument/save-file.ts';
import { FEEDBACK } from '../../model/constants.ts';
import { megabytes } from '../../model/size-text.ts';
import { projectToDownload } from '../model/download.ts';
import type { LabManifest, ProjectFiles } from '../model/protocol.ts';
import { encodeShare } from '../model/share.ts';
import type { LabTemplate } from '../model/project.ts';
import { zipOf } from '../model/zip.ts';
import type { Lost } from './project/project-state.ts';
import { phaseText } from './session/phase-text.ts';
import type { LabPhase } from './session/lab-session.ts';
import { Templates } from './Templates.tsx';
import { TypesSwitch } from './TypesSwitch.tsx';
import { say, sayMessage } from './say/say.ts';

interface ToolbarProps {
  phase: LabPhase;
  files: ProjectFiles;
  manifest: LabManifest;
  isChanged: boolean;
  templates: readonly LabTemplate[];
  /** What can be brought back. */
  lost: Lost | undefined;
  wantsTypes: boolean;
  onWantTypes: (wants: boolean) => void;
  onStop: () => void;
  onReset: () => void;
  onUndo: () => void;
  onTemplate: (template: LabTemplate) => void;
}

/** Longer links are cut by some programs. */
const LONG_LINK = 8000;

/** Shows the state of the lab, and what can be done with the whole project. */
export function Toolbar({
  phase,
  files,
  manifest,
  isChanged,
  templates,
  lost,
  wantsTypes,
  onWantTypes,
  onStop,
  onReset,
  onUndo,
  onTemplate,
}: ToolbarProps) {
  const undo = useRef<HTMLButtonElement>(null);
  const reset = useRef<HTMLButtonElement>(null);
  const lostBefore = useRef(lost);
  const [said, setSaid] = useState<string>();
  const shownPhase = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (said === undefined) return undefined;
    const timer = setTimeout(() => setSaid(undefined), FEEDBACK.copiedMs * 2);
    return () => clearTimeout(timer);
  }, [said]);
  useLayoutEffect(() => {
    if (lostBefore.current === lost) return;
    lostBefore.current = lost;
    // The button that was pressed may be gone or disabled. Its counterpart takes the focus.
    if (document.activeElement?.matches('body, :disabled')) (undo.current ?? reset.current)?.focus();
  }, [lost]);
  return (
    <div className="lab-toolbar">
      <p
        ref={shownPhase}
        className="lab-phase"
        role="status"
        tabIndex={-1}
        data-phase={phase.kind === 'built' && !phase.ok ? 'failed' : phase.kind}
      >
        {phaseText(phase)}
      </p>
      {phase.kind === 'building' && (
        <button
          type="button"
          className="tool-button lab-stop"
          onClick={() => {
            onStop();
            // The button goes with the build.
            shownPhase.current?.focus();
          }}
        >
          {say('Stop')}
        </button>
      )}
      <p className="lab-said" role="status">
        {said ?? (lost && lostText(lost))}
      </p>
      {lost && (
        <button ref={undo} type="button" className="tool-button lab-undo" onClick={onUndo}>
          {say('Undo')}
        </button>
      )}
      <TypesSwitch isOn={wantsTypes} size={megabytes(manifest.typesSize)} onChange={onWantTypes} />
      {templates.length > 0 && <Templates templates={templates} onChoose={onTemplate} />}
      <button type="button" className="tool-button" onClick={() => void share(files).then(setSaid)}>
        {say('Share')}
      </button>
      <button type="button" className="tool-button" onClick={() => download(files, manifest)}>
        {say('Download')}
      </button>
      <button ref={reset} type="button" className="tool-button" disabled={!isChanged} onClick={onReset}>
        {say('Reset')}
      </button>
    </div>
  );
}

function lostText(lost: Lost): string {
  return lost.type === 'file'
    ? sayMessage(['{file} was deleted.', { file: lost.path }])
    : say('Your changes were replaced.');
}

/** Writes the project into the address and copies that. Returns what to tell the reader. */
async function share(files: ProjectFiles): Promise<string> {
  const hash = await encodeShare(files);
  history.replaceState(history.state, '', location.pathname + hash);
  const length = location.href.length;
  const warning =
    length > LONG_LINK
      ? sayMessage([
          ' It has {count} characters, which some programs cut.',
          { count: length.toLocaleString('en') },
        ])
      : '';
  try {
    await navigator.clipboard.writeText(location.href);
    return say('Link copied.') + warning;
  } catch {
    return say('The link is in the address bar.') + warning;
  }
}

/** Saves the project as an archive that builds outside of the lab. */
export function download(files: ProjectFiles, manifest: Pick<LabManifest, 'versions' | 'packages'>): void {
  const name = 'rslib-project';
  saveFile(zipOf(projectToDownload(files, manifest), name), `${name}.zip`, 'application/zip');
}
