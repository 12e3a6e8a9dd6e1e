import { useState } from 'react';
import { sizeText } from '../../../model/size-text.ts';
import type { Examination } from '../../model/examination.ts';
import { totalOf } from '../../model/growth.ts';
import { shown } from '../../model/package.ts';
import { say, sayMessage } from '../say/say.ts';

/** Files that are shown at first. */
const FILES = 8;

/** Lists the files of a package by size, each with its share of the whole. */
export function Sizes({ sizes }: Pick<Examination, 'sizes'>) {
  const [isWhole, setWhole] = useState(false);
  const files = isWhole ? sizes : sizes.slice(0, FILES);
  const total = totalOf(sizes);
  return (
    <>
      <table className="doctor-sizes">
        <thead>
          <tr>
            <th scope="col">{say('File')}</th>
            <th scope="col">{say('Share')}</th>
            <th scope="col">{say('Size')}</th>
          </tr>
        </thead>
        <tbody>
          {files.map(({ file, bytes }) => (
            <tr key={file}>
              <th scope="row">
                <code>{shown(file)}</code>
              </th>
              <td>
                <Bar share={total === 0 ? 0 : bytes / total} />
              </td>
              <td>{sizeText(bytes)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {sizes.length === 1
                ? say('1 file, unpacked')
                : sayMessage(['{count} files, unpacked', { count: sizes.length.toLocaleString('en') }])}
            </th>
            <td>{sizeText(total)}</td>
          </tr>
        </tfoot>
      </table>
      {files.length < sizes.length && (
        <button type="button" className="tool-button" onClick={() => setWhole(true)}>
          {sayMessage(['Show all {count}', { count: sizes.length.toLocaleString('en') }])}
        </button>
      )}
    </>
  );
}

function Bar({ share }: { share: number }) {
  const percent = `${Math.round(share * 100)}%`;
  return (
    <>
      <svg className="doctor-bar" aria-hidden="true">
        <rect width="100%" height="100%" />
        <rect width={percent} height="100%" />
      </svg>
      <span>{percent}</span>
    </>
  );
}
