import { useState } from 'react';
import { encodeShare } from '../../lab/model/share.ts';
import { zipOf } from '../../lab/model/zip.ts';
import { saveFile } from '../../theme/instrument/save-file.ts';
import type { Answers, Question } from '../model/answers.ts';
import { textOf } from '../model/lines.ts';
import type { StarterFile } from '../model/lines.ts';
import { baseNameOf } from '../model/package-name.ts';
import type { StarterParts } from '../model/parts.ts';
import { isOpenAtFirst } from '../model/shown-lines.ts';
import { projectFor } from '../write/project.ts';
import { FileView } from './FileView.tsx';
import { say, sayMessage } from './say.ts';

interface FilesProps {
  answers: Answers;
  files: readonly StarterFile[];
  shown: Question;
  parts: StarterParts;
  onReset: () => void;
}

/** The files of the project, and what can be done with all of them. */
export function Files({ answers, files, shown, parts, onReset }: FilesProps) {
  const [toggled, setToggled] = useState<Readonly<Record<string, boolean>>>({});
  const isOpen = (file: StarterFile) => toggled[file.path] ?? isOpenAtFirst(file, shown);
  return (
    <section className="starter-files" aria-label={say('Files of the project')}>
      <div className="starter-tools">
        <p>{sayMessage(['{count} files', { count: files.length }])}</p>
        <button type="button" className="tool-button" onClick={() => download(answers, files)}>
          {say('Download')}
        </button>
        {parts.lab !== undefined && (
          <button type="button" className="tool-button" onClick={() => void openLab(answers, parts)}>
            {say('Open in lab')}
          </button>
        )}
        <button type="button" className="tool-button" onClick={onReset}>
          {say('Start over')}
        </button>
      </div>
      {files.map((file) => (
        <FileView
          key={file.path}
          file={file}
          shown={shown}
          isOpen={isOpen(file)}
          onToggle={(open) => setToggled({ ...toggled, [file.path]: open })}
        />
      ))}
    </section>
  );
}

const textsOf = (files: readonly StarterFile[]): Record<string, string> =>
  Object.fromEntries(files.map((file) => [file.path, textOf(file)]));

function download({ name }: Answers, files: readonly StarterFile[]): void {
  const folder = baseNameOf(name);
  saveFile(zipOf(textsOf(files), folder), `${folder}.zip`, 'application/zip');
}

/** Opens the package in the lab, which builds one package and knows no workspaces. */
async function openLab(answers: Answers, { versions, lab = '' }: StarterParts): Promise<void> {
  const project = projectFor({ ...answers, workspace: 'no' }, versions);
  if ('files' in project) location.assign(lab + (await encodeShare(textsOf(project.files))));
}
