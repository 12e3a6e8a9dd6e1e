import type { Converted, Listed, Outcome } from '../model/conversion.ts';

const HEADINGS: readonly (readonly [Outcome, string])[] = [
  ['decision', 'For you to decide'],
  ['converted', 'Converted'],
  ['not needed', 'Not needed'],
];
const CONFIG = 'rslib.config.ts';

/** Writes a conversion as plain text. `before` is the `package.json` as it was. */
export function reportOf(
  { config, manifest, list, differences }: Converted,
  before: string | undefined,
): string {
  const sections = HEADINGS.flatMap(([outcome, heading]) => {
    const own = list.filter((one) => one.outcome === outcome);
    return own.length === 0 ? [] : [`${heading}\n\n${own.map(listedText).join('\n\n')}`];
  });
  const changes = changedLines(before ?? '', manifest ?? '');
  return [
    ...(config === undefined ? [] : [`${CONFIG}\n\n${indented(config.trimEnd())}`]),
    ...(changes.length === 0 ? [] : [`package.json\n\n${indented(changes.join('\n'))}`]),
    ...sections,
    ...(differences.length === 0
      ? []
      : [`Different without any option\n\n${differences.map((text) => indented(plain(text))).join('\n\n')}`]),
  ].join('\n\n');
}

function listedText({ name, line, code, outcome, to, text, why }: Listed): string {
  const place = name.startsWith('scripts.') ? name : `${name} (line ${line})`;
  const head = to.length > 0 ? `${place} → ${to.join(', ')}` : place;
  // What is decided is quoted as a whole; the rest is short, or in the file above.
  const quoted = outcome === 'decision' && !name.endsWith(code) ? [indented(code)] : [];
  const said =
    outcome === 'converted' ? [] : [outcome === 'not needed' ? `Default: ${plain(text)}` : plain(text)];
  return indented(
    [head, ...quoted, ...said, ...(why === undefined || outcome === 'not needed' ? [] : [plain(why)])].join(
      '\n',
    ),
  );
}

/** Writes Markdown without its marks. A link keeps its address. */
function plain(markdown: string): string {
  return markdown
    .replaceAll(/\[([^\]]*)\]\(([^)]*)\)/g, '$1 ($2)')
    .replaceAll(/(?<![\w`])\*([^*`]+)\*(?!\w)/g, '$1')
    .replaceAll('`', '');
}

function indented(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '  ');
}

function changedLines(before: string, after: string): string[] {
  const [old, now] = [before, after].map((text) => text.split(/\r?\n/).map((line) => line.trim()));
  const gone = old?.filter((line) => line !== '' && !now?.includes(line)) ?? [];
  const come = now?.filter((line) => line !== '' && !old?.includes(line)) ?? [];
  return [...gone.map((line) => `- ${line}`), ...come.map((line) => `+ ${line}`)];
}
