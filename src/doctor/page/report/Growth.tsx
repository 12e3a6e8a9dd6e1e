import { sizeText } from '../../../model/size-text.ts';
import type { Examination } from '../../model/examination.ts';
import { differenceOf, grownFiles, totalOf } from '../../model/growth.ts';
import { shown } from '../../model/package.ts';
import { say, sayMessage } from '../say/say.ts';

/** Differences that are shown. */
const FILES = 50;

interface GrowthProps {
  before: Examination;
  after: Examination;
}

/** Lists the files whose size differs between two packages. */
export function Growth({ before, after }: GrowthProps) {
  const files = grownFiles(before.sizes, after.sizes);
  if (files.length === 0) return <p>{say('All files have the same size.')}</p>;
  const total = { before: totalOf(before.sizes), bytes: totalOf(after.sizes) };
  const count = after.sizes.length;
  return (
    <div className="doctor-scroll" tabIndex={0} role="region" aria-label={say('Change')}>
      <table className="doctor-sizes">
        <thead>
          <tr>
            <th scope="col">{say('File')}</th>
            <th scope="col">{say('Before')}</th>
            <th scope="col">{say('Size')}</th>
            <th scope="col">{say('Change')}</th>
          </tr>
        </thead>
        <tbody>
          {files.slice(0, FILES).map((file) => (
            <tr key={file.file}>
              <th scope="row">
                <code>{shown(file.file)}</code>
              </th>
              <td>{file.before !== undefined && sizeText(file.before)}</td>
              <td>{file.bytes !== undefined && sizeText(file.bytes)}</td>
              <ChangeCell change={differenceOf(file)} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              {count === 1
                ? say('1 file, unpacked')
                : sayMessage(['{count} files, unpacked', { count: count.toLocaleString('en') }])}
            </th>
            <td>{sizeText(total.before)}</td>
            <td>{sizeText(total.bytes)}</td>
            <ChangeCell change={differenceOf(total)} />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function ChangeCell({ change }: { change: number }) {
  const sign = change > 0 ? '+' : change < 0 ? '−' : '';
  return (
    <td data-change={sign}>
      {sign}
      {sizeText(Math.abs(change))}
    </td>
  );
}
