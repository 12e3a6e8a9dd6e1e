import type { ReactNode } from 'react';
import { say } from '../say/say.ts';
import { exampleFolder } from './example-package.ts';
import { chosenFiles, chosenFolder } from './sources.ts';
import type { GivenPackage } from './sources.ts';

interface InputPanelProps {
  title: ReactNode;
  note: string;
  /** Something is over the page that could be dropped. */
  isOver: boolean;
  /** A package was examined already, so the report matters more. */
  isSmall: boolean;
  /** A reader who opens a dialog is about to give a package. */
  onIntent: () => void;
  onGive: (given: GivenPackage[]) => void;
}

/** Takes packages: by drop, as a file or as a folder. */
export function InputPanel({ title, note, isOver, isSmall, onIntent, onGive }: InputPanelProps) {
  return (
    <div className="doctor-input" data-over={isOver ? '' : undefined} data-small={isSmall ? '' : undefined}>
      <p className="doctor-input-title">{title}</p>
      <div className="doctor-choose">
        <FileButton onIntent={onIntent} onGive={(files) => onGive(chosenFiles(files))}>
          {say('Choose a file')}
        </FileButton>
        <FileButton isFolder onIntent={onIntent} onGive={(files) => onGive(chosenFolder(files))}>
          {say('Choose a folder')}
        </FileButton>
        <button type="button" className="tool-button" onClick={() => onGive([exampleFolder()])}>
          {say('Try an example')}
        </button>
      </div>
      <p className="doctor-note">{note}</p>
    </div>
  );
}

interface FileButtonProps {
  isFolder?: boolean;
  children: string;
  onIntent: () => void;
  onGive: (files: File[]) => void;
}

/** The platform's own control below a label that looks like the other buttons. */
function FileButton({ isFolder = false, children, onIntent, onGive }: FileButtonProps) {
  return (
    <label className="tool-button doctor-file">
      {children}
      <input
        type="file"
        multiple
        accept={isFolder ? undefined : '.tgz,.tar.gz,application/gzip'}
        {...(isFolder && { webkitdirectory: '' })}
        onClick={onIntent}
        onChange={({ target }) => {
          onGive([...(target.files ?? [])]);
          // The same file again is another package: it may have changed.
          target.value = '';
        }}
      />
    </label>
  );
}
