import { sizeText } from '../../../model/size-text.ts';
import { entryKind } from '../../../model/entry-kind.ts';
import { say, sayMessage } from '../say/say.ts';
import type { OutputEntry } from './built-files.ts';

interface OutputListProps {
  entries: readonly OutputEntry[];
  shown: string;
  onShow: (path: string) => void;
}

const SPOKEN = { '+': 'new: ', '−': 'gone: ', '±': 'changed: ' } as const;

/** Lists the files that Rslib wrote, with their sizes. */
export function OutputList({ entries, shown, onShow }: OutputListProps) {
  const files = entries.flatMap(({ file }) => file ?? []);
  const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
  return (
    <table className="lab-output-list">
      <caption className="visually-hidden">{say('Files that Rslib wrote')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('File')}</th>
          <th scope="col">{say('Size')}</th>
          <th scope="col">gzip</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ path, file, sign }) => (
          <tr key={path} data-sign={sign}>
            <th scope="row">
              <button
                type="button"
                className={entryKind(path)}
                aria-current={path === shown ? 'true' : undefined}
                onClick={() => onShow(path)}
              >
                {sign && (
                  <>
                    <span aria-hidden="true">{sign} </span>
                    <span className="visually-hidden">{say(SPOKEN[sign])}</span>
                  </>
                )}
                {path}
              </button>
            </th>
            <td>{file && sizeText(file.bytes.length)}</td>
            <td>{file && sizeText(file.gzip)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            {files.length === 1 ? say('1 file') : sayMessage(['{count} files', { count: files.length }])}
          </th>
          <td>{sizeText(sum(files.map(({ bytes }) => bytes.length)))}</td>
          <td>{sizeText(sum(files.map(({ gzip }) => gzip)))}</td>
        </tr>
      </tfoot>
    </table>
  );
}
