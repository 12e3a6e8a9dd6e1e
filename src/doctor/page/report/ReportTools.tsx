import type { Examination } from '../../model/examination.ts';
import { markdownReport } from '../../model/markdown-report.ts';
import { say } from '../say/say.ts';
import { CopyButton } from './CopyButton.tsx';
import { saveFile } from '../../../theme/instrument/save-file.ts';

interface ReportToolsProps {
  examination: Examination;
  base: string;
}

/** Copies the report or saves it: as Markdown for an issue, or as the JSON that `npm run doctor -- --json` prints. */
export function ReportTools({ examination, base }: ReportToolsProps) {
  const site = location.origin + base;
  const stem = `${examination.name.replaceAll(/[^\w.-]+/g, '-').replace(/^-/, '')}-${examination.version}-doctor`;
  return (
    <div className="doctor-tools">
      <CopyButton text={markdownReport(examination, site)}>{say('Copy report')}</CopyButton>
      <button
        type="button"
        className="tool-button"
        onClick={() => saveFile(markdownReport(examination, site), `${stem}.md`, 'text/markdown')}
      >
        {say('Download Markdown')}
      </button>
      <button
        type="button"
        className="tool-button"
        onClick={() =>
          saveFile(JSON.stringify(examination, undefined, 2), `${stem}.json`, 'application/json')
        }
      >
        {say('Download JSON')}
      </button>
    </div>
  );
}
