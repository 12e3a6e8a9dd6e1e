import { readFileSync } from 'node:fs';
import path from 'node:path';
import { escapeHtml } from '../../engine/files/escape.ts';
import { fillIn } from '../../model/words/fill-in.ts';
import type { DoctorWords } from '../model/words/english.ts';

/** What `npm run doctor:examples -- --save` writes, with the reasons that people add. */
export interface Examined {
  /** Examples with a package.json of their own that could be published. */
  packages: number;
  /** Those with errors, by page and project. */
  shown: Readonly<Record<string, { errors: readonly string[]; why: string }>>;
  /** Of all that went into each example, by page and project. */
  digests: Readonly<Record<string, string>>;
}

export function examinedFile(root: string): string {
  return path.join(root, 'bench/doctor/examples.json');
}

export function readExamined(root: string): Examined {
  return JSON.parse(readFileSync(examinedFile(root), 'utf8')) as Examined;
}

interface ExaminedText {
  html: string;
  markdown: string;
  words: string;
}

/** Says how many examples could be published as they are, and why the others have errors. */
export function examinedText(
  { packages, shown }: Pick<Examined, 'packages' | 'shown'>,
  { doctorExamined, doctorShown }: DoctorWords,
  base: string,
): ExaminedText {
  const others = Object.entries(shown).map(([id, { errors, why }]) => {
    const page = id.replace(/\.mdx? .*/, '');
    return { page, errors: errors.join(', '), why };
  });
  const healthy = packages - others.length;
  const count = fillIn(doctorExamined, { packages, healthy });
  const summary = others.length === 0 ? count : `${count} ${doctorShown}`;
  const items = others.map(({ page, errors, why }) => {
    const link = `<a href="${escapeHtml(base + page)}">${escapeHtml(page)}</a>`;
    return `<li>${link}: ${escapeHtml(why)} <code>${escapeHtml(errors)}</code></li>`;
  });
  const lines = others.map(({ page, errors, why }) => `- ${page}: ${why} \`${errors}\``);
  return {
    html: `<p>${escapeHtml(summary)}</p>${items.length === 0 ? '' : `<ul>${items.join('')}</ul>`}`,
    markdown: [summary, '', ...lines].join('\n').trimEnd(),
    words: summary,
  };
}
