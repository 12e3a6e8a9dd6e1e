import { SEVERITIES } from '../model/codes.ts';
import type { EntryRow } from '../model/entry-table.ts';
import type { Examination } from '../model/examination.ts';
import type { FieldChange, Finding, Fix } from '../model/finding.ts';
import { shown, visible, visibleJson } from '../model/package.ts';
import { HEADINGS, sizeLine } from '../model/report-words.ts';

/** Writes an examination as plain text, for a terminal or a report to keep. */
export function reportOf(examination: Examination): string {
  const { verdict, table, findings } = examination;
  const sections = SEVERITIES.flatMap((severity) => {
    const own = findings.filter((finding) => finding.severity === severity);
    return own.length === 0 ? [] : [`${HEADINGS[severity]}\n\n${own.map(findingText).join('\n\n')}`];
  });
  const report = [verdict, ...table.map(rowText), ...sections, sizeLine(examination)].join('\n\n');
  // A terminal obeys control characters.
  return report.split('\n').map(visible).join('\n');
}

/** An entry point with one line for each file that somebody gets. */
function rowText({ entry, files }: EntryRow): string {
  const byFile = new Map<string, string[]>();
  for (const [consumer, file] of Object.entries(files))
    byFile.set(file, [...(byFile.get(file) ?? []), consumer]);
  const lines = [...byFile].map(([file, consumers]) => `  ${shown(file)}  ${consumers.join(', ')}`);
  return [shown(entry), ...(lines.length === 0 ? ['  nobody gets a file'] : lines)].join('\n');
}

function findingText({ code, file, field, entry, what, fix, page }: Finding): string {
  const place = [
    field === undefined ? shown(file) : `${shown(file)}: ${shown(field)}`,
    entry && shown(entry),
  ];
  return [
    `${place.filter((part) => part !== undefined).join(', ')} (${code})`,
    what,
    ...(fix ? [fixText(fix)] : []),
    page,
  ]
    .join('\n')
    .replaceAll(/^/gm, '  ');
}

function fixText(fix: Fix): string {
  if (fix.in === 'elsewhere') return fix.how;
  if (fix.in === 'rslib.config.ts') return `rslib.config.ts: ${fix.config}`;
  return fix.changes.map((change) => `package.json: ${changeText(change)}`).join('\n');
}

/** `"exports": { … }`, or the name of a field that goes. */
function changeText({ path, value }: FieldChange): string {
  const name = path.map((key) => JSON.stringify(key)).join('.');
  return value === undefined ? `remove ${name}` : `${name}: ${visibleJson(JSON.stringify(value))}`;
}
