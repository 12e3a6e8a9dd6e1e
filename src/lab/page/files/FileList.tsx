import { useState } from 'react';
import { newPathProblem } from '../../model/project.ts';
import type { ProjectFiles } from '../../model/protocol.ts';
import { sortedPaths } from '../project/project-state.ts';
import type { ProjectAction } from '../project/project-state.ts';
import { entryKind } from '../../../model/entry-kind.ts';
import { say, sayMessage } from '../words/say.ts';
import { NameForm } from './NameForm.tsx';

interface FileListProps {
  files: ProjectFiles;
  shown: string;
  onChange: (action: ProjectAction) => void;
}

/** Lists the files of the project, with what can be done to them. */
export function FileList({ files, shown, onChange }: FileListProps) {
  const [asked, setAsked] = useState<'add' | 'rename'>();
  const paths = Object.keys(files);
  const name = (action: ProjectAction) => {
    onChange(action);
    setAsked(undefined);
  };
  return (
    <nav className="lab-files" aria-label={say('Files of the project')}>
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
          onName={(path) => name({ type: 'add', path })}
          onCancel={() => setAsked(undefined)}
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
          onName={(to) => name({ type: 'rename', path: shown, to })}
          onCancel={() => setAsked(undefined)}
        />
      )}
      <div className="lab-file-tools">
        <button type="button" className="lab-tool" onClick={() => setAsked('add')}>
          {say('New file')}
        </button>
        <button
          type="button"
          className="lab-tool"
          aria-label={sayMessage(['Rename {file}', { file: shown }])}
          onClick={() => setAsked('rename')}
        >
          {say('Rename')}
        </button>
        <button
          type="button"
          className="lab-tool"
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
