import { escapeHtml } from '../../engine/files/escape.ts';
import type { Verified } from './verified.ts';

export interface VerifiedText {
  html: string;
  markdown: string;
  words: string;
}

/** Returns how many builds of the lab are the same as the native ones, and why the others are not. */
export function verifiedText({ equal, total, differences, versions }: Verified): VerifiedText {
  const tools = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  const summary = `${equal} of ${total} builds on this site write the same files in the lab as the native Rslib, byte for byte (${tools.join(', ')}). Declarations are not compared.`;
  const reasons = Object.entries(differences)
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([reason, ids]) => `${ids.length === 1 ? '1 build' : `${ids.length} builds`}: ${reason}`);
  const items = reasons.map((reason) => `<li>${escapeHtml(reason)}</li>`);
  return {
    html: `<p class="lab-verified">${escapeHtml(summary)}</p>${items.length === 0 ? '' : `<ul>${items.join('')}</ul>`}`,
    markdown: [summary, '', ...reasons.map((reason) => `- ${reason}`)].join('\n').trimEnd(),
    words: [summary, ...reasons].join(' '),
  };
}
