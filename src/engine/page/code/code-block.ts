import { FOCUS, FOLD, LANG, NUMBERS, WRAP } from '../../../model/document.ts';
import type { Element, Literal } from 'hast';
import { FOLD_AFTER_LINES } from '../../../model/constants.ts';
import type { MarkdownSettings } from '../../../model/site.ts';
import type { FenceMeta } from './fence-meta.ts';
import type { Highlighter } from './highlighter.ts';
import { addMark, readLineMarks } from './line-marks.ts';
import type { LineMark } from './line-marks.ts';

/** Code as it was written and as it is shown. Its colours never become nodes: half of a page's would be theirs. */
export interface ColouredCode extends Literal {
  type: 'colouredCode';
  html: string;
}

declare module 'hast' {
  interface ElementContentMap {
    colouredCode: ColouredCode;
  }
  interface RootContentMap {
    colouredCode: ColouredCode;
  }
}

export interface CodeBlockInput {
  code: string;
  lang: string;
  meta: FenceMeta;
  settings: MarkdownSettings;
  highlighter: Highlighter;
}

/** `figure.code > figcaption? + pre > code`. Lines get an element of their own only where something marks them. */
export function codeBlock({ code: source, lang, meta, settings, highlighter }: CodeBlockInput): Element {
  const { code, marks } = readLineMarks(source);
  for (const line of meta.highlighted) addMark(marks, line, 'highlight');
  const numbered = meta.lineNumbers ?? settings.showLineNumbers;
  const wrapped = meta.wrapCode ?? settings.defaultWrapCode;
  const lines = highlighter.lines(code, lang);
  const needsLines = numbered || marks.size > 0;
  const hasFocus = [...marks.values()].some((set) => set.has('focus'));
  const html = needsLines ? markedLines(lines, marks) : lines.join('\n');
  const pre: Element = {
    type: 'element',
    tagName: 'pre',
    properties: { tabIndex: 0 },
    children: [
      {
        type: 'element',
        tagName: 'code',
        properties: {},
        children: [{ type: 'colouredCode', value: code, html }],
      },
    ],
  };
  return {
    type: 'element',
    tagName: 'figure',
    properties: {
      className: ['code'],
      [LANG]: lang === '' ? undefined : lang,
      [NUMBERS]: numbered ? '' : undefined,
      [WRAP]: wrapped ? '' : undefined,
      [FOCUS]: hasFocus ? '' : undefined,
      [FOLD]: lines.length > FOLD_AFTER_LINES ? String(lines.length) : undefined,
    },
    children: meta.title === undefined ? [pre] : [caption(meta.title), pre],
  };
}

function caption(title: string): Element {
  return {
    type: 'element',
    tagName: 'figcaption',
    properties: {},
    children: [{ type: 'text', value: title }],
  };
}

function markedLines(lines: string[], marks: Map<number, Set<LineMark>>): string {
  return lines
    .map((html, index) => {
      const names = ['line', ...(marks.get(index + 1) ?? [])].join(' ');
      return `<span class="${names}">${html}${index === lines.length - 1 ? '' : '\n'}</span>`;
    })
    .join('');
}
