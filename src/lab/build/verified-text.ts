import { escapeHtml } from '../../engine/files/escape.ts';
import { fillIn } from '../../model/words/fill-in.ts';
import type { LabWords } from '../model/words/english.ts';
import type { Verified } from './verified.ts';

export interface VerifiedText {
  html: string;
  markdown: string;
  words: string;
}

/** Says how many builds of the lab are the same as the native ones, and why the others are not. */
export function verifiedText(
  { equal, total, declarations, differences, versions }: Verified,
  { labVerified, labOneBuild, labBuilds }: LabWords,
): VerifiedText {
  const tools = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  const summary = fillIn(labVerified, {
    equal,
    total,
    declared: declarations.equal,
    declarations: declarations.total,
    versions: tools.join(', '),
  });
  const reasons = Object.entries(differences)
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([reason, { length: count }]) => fillIn(count === 1 ? labOneBuild : labBuilds, { count, reason }));
  const items = reasons.map((reason) => `<li>${escapeHtml(reason)}</li>`);
  return {
    html: `<p class="lab-verified">${escapeHtml(summary)}</p>${items.length === 0 ? '' : `<ul>${items.join('')}</ul>`}`,
    markdown: [summary, '', ...reasons.map((reason) => `- ${reason}`)].join('\n').trimEnd(),
    words: [summary, ...reasons].join(' '),
  };
}
