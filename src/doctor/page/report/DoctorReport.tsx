import type { ReactNode } from 'react';
import type { Examination } from '../../model/examination.ts';
import { say, sayMessage } from '../say/say.ts';
import { EntryTable } from './EntryTable.tsx';
import { Findings } from './Findings.tsx';
import { Growth } from './Growth.tsx';
import { Proposal } from './Proposal.tsx';
import { ReportTools } from './ReportTools.tsx';
import { Sizes } from './Sizes.tsx';
import { Verdict } from './Verdict.tsx';
import '../../../theme/instrument/tool-button.css';
import './report.css';

interface DoctorReportProps {
  examination: Examination;
  /** The base of the site. */
  base: string;
  /** Another package, to see what grew. */
  earlier?: Examination | undefined;
  /** Controls between the verdict and the rest, such as the choice of a profile. */
  children?: ReactNode;
}

/** Shows everything that was found out about a package, wherever it came from. */
export function DoctorReport({ examination, base, earlier, children }: DoctorReportProps) {
  const { table, findings, sizes } = examination;
  return (
    <div className="doctor-report">
      <Verdict examination={examination} />
      <div className="doctor-bar-of-tools">
        {children}
        <ReportTools examination={examination} base={base} />
      </div>
      {table.length > 0 && sizes.length > 0 && (
        <section>
          <h2>{say('Who gets which file')}</h2>
          <EntryTable table={table} findings={findings} />
        </section>
      )}
      <section>
        <h2>{say('Findings')}</h2>
        <Findings findings={findings} base={base} />
      </section>
      {sizes.length > 0 && (
        <>
          <section>
            <h2>{say('Propose exports')}</h2>
            <Proposal examination={examination} base={base} />
          </section>
          <section>
            <h2>
              {earlier
                ? sayMessage([
                    'Size compared with {package}',
                    { package: `${earlier.name} ${earlier.version}` },
                  ])
                : say('Size by file')}
            </h2>
            {earlier ? <Growth before={earlier} after={examination} /> : <Sizes sizes={sizes} />}
          </section>
        </>
      )}
    </div>
  );
}
