import { useMemo, useRef } from 'react';
import type { HelpFile } from '../model/help-file.ts';
import { configPath } from '../model/project.ts';
import { configKeys } from './config/config-keys.ts';
import { CodeEditor } from './editor/CodeEditor.tsx';
import type { EditorHandle } from './editor/CodeEditor.tsx';
import { FileList } from './files/FileList.tsx';
import { explainOptions } from './help/explain.ts';
import type { ExplainedOption } from './help/explain.ts';
import { OptionHelp } from './help/OptionHelp.tsx';
import type { ProjectAction, ProjectState } from './project/project-state.ts';
import { Splitter } from './Splitter.tsx';
import { say, sayMessage } from './say/say.ts';

interface SourcePanelProps {
  state: ProjectState;
  help: HelpFile;
  base: string;
  onChange: (action: ProjectAction) => void;
}

/** Shows the reader's files: the list, the editor and, for the configuration, help with its options. */
export function SourcePanel({ state: { files, shown, generation }, help, base, onChange }: SourcePanelProps) {
  const editor = useRef<EditorHandle>(null);
  const text = files[shown] ?? '';
  const isConfig = shown === configPath(files);
  const options = useMemo(
    () => (isConfig ? explainOptions(configKeys(text), help) : []),
    [isConfig, text, help],
  );
  const unknown = useMemo(() => options.filter(({ isKnown }) => !isKnown), [options]);
  const fix = ({ from, to }: ExplainedOption, name: string) => {
    onChange({ type: 'edit', path: shown, text: text.slice(0, from) + name + text.slice(to) });
    // The button that was pressed goes with the mistake.
    editor.current?.focus();
  };
  return (
    <section id="lab-source" className="lab-side lab-source" aria-label={say('Your files')}>
      <FileList files={files} shown={shown} onChange={onChange} onAdded={() => editor.current?.focus()} />
      <Splitter
        name="lab-list"
        label={say('Width of the file list')}
        controls="lab-files"
        start={27}
        min={15}
        max={50}
      />
      <div className="lab-text">
        <CodeEditor
          ref={editor}
          path={shown}
          text={text}
          label={sayMessage(['Editor: {file}', { file: shown }])}
          generation={generation}
          onEdit={(path, edited) => onChange({ type: 'edit', path, text: edited })}
          marks={unknown}
        />
        <OptionHelp options={options} base={base} onFix={fix} />
      </div>
    </section>
  );
}
