import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { homeOf } from '../../model/document.ts';
import { megabytes } from '../../model/size-text.ts';
import type { DoctorParts } from '../../doctor/model/protocol.ts';
import type { HelpFile } from '../model/help-file.ts';
import type { LabManifest } from '../model/protocol.ts';
import type { LabTemplate } from '../model/project.ts';
import { useWindowEvents } from '../../runtime/page/listen.ts';
import { Consent } from './Consent.tsx';
import { OutputPanel } from './output/OutputPanel.tsx';
import { keepDraft } from './project/drafts.ts';
import type { OpenedProject } from './project/opened-project.ts';
import { forgetAddress, openFromAddress } from './project/opened-project.ts';
import { availability } from './session/availability.ts';
import type { LabSession } from './session/lab-session.ts';
import { SourcePanel } from './SourcePanel.tsx';
import { Splitter } from './Splitter.tsx';
import { StartPanel } from './StartPanel.tsx';
import { download, Toolbar } from './Toolbar.tsx';
import { useBuild } from './use-build.ts';
import { useCachedStart } from './use-cached-start.ts';
import { useTypes } from './use-types.ts';
import { useProject } from './use-project.ts';
import type { LabMessage } from '../model/words/page-words.ts';
import { say, sayMessage } from './say/say.ts';

interface LabProps {
  manifest: LabManifest;
  help: HelpFile;
  templates: readonly LabTemplate[];
  session: LabSession;
  opened: OpenedProject;
  /** Where the checkers for the tab "Check" are. */
  doctor: DoctorParts;
  /** The site's base. */
  base: string;
}

export function Lab({ manifest, help, templates, session, opened, doctor, base }: LabProps) {
  const output = useRef<HTMLElement>(null);
  const { state, change, isKept } = useProject(opened);
  const [wantsTypes, wantTypes] = useTypes();
  const { phase, result, previous, notice, plan } = useBuild(session, state, wantsTypes);
  const [available] = useState(() => availability(megabytes(manifest.transferSize)));
  const [place, setPlace] = useState<'files' | 'output'>('output');
  const [problem, setProblem] = useState(opened.problem);
  const { files } = state;
  /** The project has changed since the build whose output is shown, and is not going to be built as it is. */
  const isEarlier = result !== undefined && (notice !== undefined || (plan && plan.kind !== 'build'));

  useCachedStart({ session, manifest, available, phase });
  const openAddress = async () => {
    if (!location.hash.startsWith('#v')) return;
    const next = await openFromAddress(base);
    setProblem(next.problem);
    if (next.problem === undefined) change({ type: 'open', ...next });
  };
  useWindowEvents(['hashchange'], () => void openAddress());

  /** Shows what a pressed button leads to. The button goes, so the focus moves there. */
  const showOutput = () => {
    flushSync(() => setPlace('output'));
    output.current?.focus({ preventScroll: true });
  };
  const turnTypesOn = useCallback(() => {
    wantTypes(true);
    // The button goes with the message.
    output.current?.focus({ preventScroll: true });
  }, [wantTypes]);
  const openTemplate = ({ files: chosen }: LabTemplate) => {
    forgetAddress();
    // A reload has to find the template, too, although nothing in it was changed yet.
    keepDraft({ files: chosen, initial: chosen });
    setProblem(undefined);
    // Its configuration comes with the site.
    change({ type: 'open', files: chosen, isTrusted: true });
  };

  return (
    <div className="lab-bench" data-place={place}>
      <Toolbar
        phase={isEarlier && phase.kind === 'built' ? { kind: 'ready' } : phase}
        files={files}
        manifest={manifest}
        isChanged={files !== state.initial}
        templates={templates}
        lost={state.lost.at(-1)}
        wantsTypes={wantsTypes}
        onWantTypes={wantTypes}
        onStop={() => session.stop()}
        onReset={() => change({ type: 'reset' })}
        onUndo={() => change({ type: 'undo' })}
        onTemplate={openTemplate}
      />
      <Messages
        messages={[
          problem,
          notice,
          plan?.kind === 'fix' ? plan.problem : undefined,
          isKept ? undefined : NOT_KEPT,
        ]}
      />
      {plan?.kind === 'ask' && (
        <Consent
          plan={plan}
          onTrust={() => {
            change({ type: 'trust' });
            showOutput();
          }}
        />
      )}
      <fieldset className="segmented lab-places">
        <legend className="visually-hidden">{say('Show')}</legend>
        {(['files', 'output'] as const).map((name) => (
          <label key={name}>
            <input type="radio" name="lab-place" checked={place === name} onChange={() => setPlace(name)} />
            {say(name === 'files' ? 'Your files' : 'Output')}
          </label>
        ))}
      </fieldset>
      <SourcePanel state={state} help={help} base={base} onChange={change} />
      <Splitter
        name="lab-split"
        label={say('Width of your files')}
        controls="lab-source"
        start={50}
        min={20}
        max={80}
      />
      <section ref={output} className="lab-side lab-output" aria-label={say('Output')} tabIndex={-1}>
        {isEarlier && (
          <p className="lab-earlier">
            {say('This is the output of an earlier build. The project has changed since then.')}
          </p>
        )}
        {result ? (
          <OutputPanel
            // Builds of another project cannot be compared with.
            key={state.generation}
            firstView={opened.view ?? 'files'}
            doctor={doctor}
            result={result}
            previous={previous}
            help={help}
            base={base}
            typesSize={megabytes(manifest.typesSize)}
            onWantTypes={turnTypesOn}
          />
        ) : (
          <div className="lab-empty">
            <StartPanel
              phase={phase}
              available={available}
              transferSize={manifest.transferSize}
              recordedPage={base + (opened.page ?? homeOf(document.documentElement)).slice(1)}
              onStart={() => {
                session.start();
                showOutput();
              }}
              onDownload={() => download(files, manifest)}
            />
          </div>
        )}
      </section>
    </div>
  );
}

const NOT_KEPT: LabMessage = [
  'Your browser does not store drafts here. Share or download the project to keep it.',
];

function Messages({ messages }: { messages: readonly (LabMessage | undefined)[] }) {
  return (
    <div className="lab-messages" role="alert">
      {messages.map((message) => message && <p key={message[0]}>{sayMessage(message)}</p>)}
    </div>
  );
}
