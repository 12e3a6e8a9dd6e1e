import { useRef, useState } from 'react';
import { newPathProblem } from '../../model/project.ts';
import type { ProjectFiles } from '../../model/protocol.ts';
import { sortedPaths } from '../project/project-state.ts';
import type { ProjectAction } from '../project/project-state.ts';
import { entryKind } from '../../../model/entry-kind.ts';
import { say, sayMessage } from '../say/say.ts';
import { NameForm } from './NameForm.tsx';

interface FileListProps {
  files: ProjectFiles;
  shown: string;
  onChange: (action: ProjectAction) => void;
  /** Called after a file was added, which the reader wants to fill. */
  onAdded: () => void;
}

/** Lists the files of the project, with what can be done to them. */
export function FileList({ files, shown, onChange, onAdded }: FileListProps) {
  const [asked, setAsked] = useState<'add' | 'rename'>();
  const addButton = useRef<HTMLButtonElement>(null);
  const renameButton = useRef<HTMLButtonElement>(null);
  const paths = Object.keys(files);
  const close = () => {
    setAsked(undefined);
    // The form goes, with the field that has the focus.
    (asked === 'add' ? addButton : renameButton).current?.focus();
  };
  return (
    <nav id="lab-files" className="lab-files" aria-label={say('Files of the project')}>
      <ul>
        {sortedPaths(files).map((path) => (
          <li key={path}>
            <button
              type="button"
              className={entryKind(path)}
              aria-current={path === shown ? 'true' : undefined}
              onClick={() => onChange({ type: 'show', path })}
            >
              {path}
            </button>
          </li>
        ))}
      </ul>
      {asked === 'add' && (
        <NameForm
          label={say('Name of the new file')}
          start="src/"
          problemWith={(path) => newPathProblem(path, paths)}
          onName={(path) => {
            onChange({ type: 'add', path });
            close();
            onAdded();
          }}
          onCancel={close}
        />
      )}
      {asked === 'rename' && (
        <NameForm
          label={sayMessage(['New name of {file}', { file: shown }])}
          start={shown}
          problemWith={(to) =>
            newPathProblem(
              to,
              paths.filter((path) => path !== shown),
            )
          }
          onName={(to) => {
            onChange({ type: 'rename', path: shown, to });
            close();
          }}
          onCancel={close}
        />
      )}
      <div className="lab-file-tools">
        <button ref={addButton} type="button" className="tool-button" onClick={() => setAsked('add')}>
          {say('New file')}
        </button>
        <button
          ref={renameButton}
          type="button"
          className="tool-button"
          aria-label={sayMessage(['Rename {file}', { file: shown }])}
          onClick={() => setAsked('rename')}
        >
          {say('Rename')}
        </button>
        <button
          type="button"
          className="tool-button"
          aria-label={sayMessage(['Delete {file}', { file: shown }])}
          disabled={paths.length === 1}
          onClick={() => onChange({ type: 'remove', path: shown })}
        >
          {say('Delete')}
        </button>
      </div>
    </nav>
  );
}
