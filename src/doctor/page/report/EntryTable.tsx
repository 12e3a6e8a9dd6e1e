import { useState } from 'react';
import type { Consumer, EntryRow } from '../../model/entry-table.ts';
import type { Finding } from '../../model/finding.ts';
import { shown } from '../../model/package.ts';
import { CONSUMERS, markOf } from '../../model/table-marks.ts';
import type { DoctorText } from '../../model/words/page-words.ts';
import { say, sayMessage } from '../say/say.ts';

/** Each consumer as the head of its column, and as the label of its cell on a narrow screen. */
const NAMES: Readonly<Record<Consumer, DoctorText>> = {
  import: 'Node.js, import',
  require: 'Node.js, require',
  bundler: 'Bundlers',
  'typescript-node16-esm': 'TypeScript, ES modules',
  'typescript-node16-cjs': 'TypeScript, CommonJS',
  'typescript-bundler': 'TypeScript, bundler',
  'typescript-node10': 'TypeScript, node10',
};

/** Rows that are shown at first: a package may have ten thousand. */
const ROWS = 30;

interface EntryTableProps {
  table: readonly EntryRow[];
  /** Those about a cell mark it. */
  findings: readonly Finding[];
}

/** Shows which file each consumer gets for each entry point. On a narrow screen, each entry point is a list. */
export function EntryTable({ table, findings }: EntryTableProps) {
  const [isWhole, setWhole] = useState(false);
  const rows = isWhole ? table : table.slice(0, ROWS);
  return (
    <>
      <div className="doctor-scroll" tabIndex={0} role="region" aria-label={say('Who gets which file')}>
        <table className="doctor-table">
          <thead>
            <tr>
              <th scope="col">{say('Entry point')}</th>
              {CONSUMERS.map((consumer) => (
                <th key={consumer} scope="col">
                  {say(NAMES[consumer])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ entry, files }) => (
              <tr key={entry}>
                <th scope="row" data-label={say('Entry point')}>
                  <code>{shown(entry)}</code>
                </th>
                {CONSUMERS.map((consumer) => (
                  <FileCell
                    key={consumer}
                    label={say(NAMES[consumer])}
                    file={files[consumer]}
                    mark={markOf(findings, entry, consumer)}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length < table.length && (
        <button type="button" className="tool-button" onClick={() => setWhole(true)}>
          {sayMessage(['Show all {count}', { count: table.length.toLocaleString('en') }])}
        </button>
      )}
    </>
  );
}

interface FileCellProps {
  label: string;
  file: string | undefined;
  mark: ReturnType<typeof markOf>;
}

const SPOKEN = { error: 'error: ', warning: 'warning: ' } as const;

function FileCell({ label, file, mark }: FileCellProps) {
  return (
    <td data-label={label} data-mark={mark}>
      {mark && <span className="visually-hidden">{say(SPOKEN[mark])}</span>}
      {file === undefined ? (
        <span className="doctor-none">{say('no file')}</span>
      ) : (
        <code>{shown(file)}</code>
      )}
    </td>
  );
}
