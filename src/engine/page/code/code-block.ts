import { FOCUS, FOLD, LANG, NUMBERS, WRAP } from '../../../model/document.ts';
import type { Element, Literal } from 'hast';
import { FOLD_AFTER_LINES } from '../../../model/constants.ts';
import type { MarkdownSettings } from '../../../model/site.ts';
import type { FenceMeta } from './fence-meta.ts';
import type { Highlighter } from './highlighter.ts';
import { addMark, readLineMarks } from './line-marks.ts';
import type { LineMark } from './line-marks.ts';
import { terminalHtml } from './terminal-html.ts';
import { isTerminal } from './terminal-lines.ts';

/** Code as written and as highlighted HTML. Tokens never become nodes: they would be half of the nodes of a page. */
export interface ColoredCode extends Literal {
  type: 'coloredCode';
  html: string;
}

declare module 'hast' {
  interface ElementContentMap {
    coloredCode: ColoredCode;
  }
  interface RootContentMap {
    coloredCode: ColoredCode;
  }
}

export interface CodeBlockInput {
  code: string;
  lang: string;
  meta: FenceMeta;
  settings: MarkdownSettings;
  highlighter: Highlighter;
}

/** Creates `figure.code > figcaption? + pre > code`. Lines get their own element only if one of them is marked. */
export function codeBlock({ code: source, lang, meta, settings, highlighter }: CodeBlockInput): Element {
  const { code, marks } = readLineMarks(source);
  for (const line of meta.highlighted) addMark(marks, line, 'highlight');
  const numbered = meta.lineNumbers ?? settings.showLineNumbers;
  const wrapped = meta.wrapCode ?? settings.defaultWrapCode;
  const asTerminal = isTerminal(lang, meta);
  const lines = asTerminal ? terminalHtml(code) : highlighter.lines(code, lang);
  const needsLines = numbered || marks.size > 0;
  const hasFocus = [...marks.values()].some((set) => set.has('focus'));
  const joined = needsLines ? markedLines(lines, marks) : lines.join('\n');
  // A command is a block of its own, which includes its line break.
  const html = joined.replaceAll('</kbd>\n', '\n</kbd>');
  const pre: Element = {
    type: 'element',
    tagName: 'pre',
    properties: { tabIndex: 0 },
    children: [
      {
        type: 'element',
        tagName: 'code',
        properties: {},
        children: [{ type: 'coloredCode', value: code, html }],
      },
    ],
  };
  return {
    type: 'element',
    tagName: 'figure',
    properties: {
      className: asTerminal ? ['code', 'terminal'] : ['code'],
      [LANG]: lang === '' ? undefined : lang,
      [NUMBERS]: numbered ? '' : undefined,
      [WRAP]: wrapped ? '' : undefined,
      [FOCUS]: hasFocus ? '' : undefined,
      [FOLD]: lines.length > FOLD_AFTER_LINES ? String(lines.length) : undefined,
    },
    children: meta.title === undefined ? [pre] : [caption(meta.title), pre],
    data: { isMade: true },
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
