import { say } from '../say/say.ts';

export interface FileTab {
  path: string;
  label: string;
  /** Size for readers, such as `187 B`. */
  size?: string | undefined;
  /** In a comparison: whether the file is new, gone or different. */
  sign?: '+' | '−' | '±' | undefined;
}

interface FileTabsProps {
  /** Name that the radio buttons share. */
  name: string;
  files: readonly FileTab[];
  chosen: string;
  onChoose: (path: string) => void;
}

/** Renders the title bar of a block with several files: radio buttons that look like tabs. */
export function FileTabs({ name, files, chosen, onChoose }: FileTabsProps) {
  return (
    <fieldset className="file-tabs">
      <legend className="visually-hidden">{say('File')}</legend>
      {files.map(({ path, label, size, sign }) => (
        <label key={path}>
          <input type="radio" name={name} checked={path === chosen} onChange={() => onChoose(path)} />
          {sign && `${sign} `}
          {label} {size && <small>{size}</small>}
        </label>
      ))}
    </fieldset>
  );
}
