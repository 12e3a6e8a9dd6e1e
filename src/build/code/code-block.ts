import type { Element, ElementContent } from 'hast';
import { FOLD_AFTER_LINES } from '../../model/constants.ts';
import type { MarkdownSettings } from '../../model/site.ts';
import type { FenceMeta } from './fence-meta.ts';
import type { Highlighter } from './highlighter.ts';
import { addMark, readLineMarks } from './line-marks.ts';
import type { LineMark } from './line-marks.ts';

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
  const content = needsLines ? markedLines(lines, marks) : plainLines(lines);
  const pre: Element = {
    type: 'element',
    tagName: 'pre',
    properties: { tabIndex: 0 },
    children: [{ type: 'element', tagName: 'code', properties: {}, children: content }],
  };
  return {
    type: 'element',
    tagName: 'figure',
    properties: {
      className: ['code'],
      dataLang: lang === '' ? undefined : lang,
      dataNumbers: numbered ? '' : undefined,
      dataWrap: wrapped ? '' : undefined,
      dataFocus: hasFocus ? '' : undefined,
      dataFold: lines.length > FOLD_AFTER_LINES ? String(lines.length) : undefined,
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

function plainLines(lines: ElementContent[][]): ElementContent[] {
  const nodes: ElementContent[] = [];
  for (const [index, line] of lines.entries()) {
    if (index > 0) pushText(nodes, '\n');
    for (const node of line) {
      if (node.type === 'text') pushText(nodes, node.value);
      else nodes.push(node);
    }
  }
  return nodes;
}

function pushText(nodes: ElementContent[], value: string): void {
  const last = nodes.at(-1);
  if (last?.type === 'text') last.value += value;
  else nodes.push({ type: 'text', value });
}

function markedLines(lines: ElementContent[][], marks: Map<number, Set<LineMark>>): ElementContent[] {
  return lines.map((line, index) => ({
    type: 'element',
    tagName: 'span',
    properties: { className: ['line', ...(marks.get(index + 1) ?? [])] },
    children: index === lines.length - 1 ? line : [...line, { type: 'text', value: '\n' }],
  }));
}
