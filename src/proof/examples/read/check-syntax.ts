import { transform } from 'lightningcss';
import { parseSync } from 'rolldown/utils';
import { parseDocument } from 'yaml';
import { JsonSyntaxError, parseJson } from '../../../engine/files/json-source.ts';
import { positionAt } from '../../../engine/files/position.ts';
import { isShell } from '../../../engine/page/code/terminal-lines.ts';
import { type ScriptLanguage, scriptLanguage } from './languages.ts';

export interface SyntaxSlip {
  /** 1-based line in the text. */
  line: number;
  what: string;
  fix?: string | undefined;
}

/** Finds the first syntax error of a text in the language it claims to be. */
export function checkSyntax(lang: string, text: string): SyntaxSlip | undefined {
  const script = scriptLanguage(lang);
  if (script !== undefined) return checkScript(script, text);
  if (lang === 'json') return checkJson(text);
  if (lang === 'jsonc') return checkJsonWithComments(text);
  if (lang === 'css') return checkCss(text);
  if (lang === 'yaml') return checkYaml(text);
  return isShell(lang) ? checkShell(text) : undefined;
}

function checkScript(lang: ScriptLanguage, text: string): SyntaxSlip | undefined {
  const [error] = parseSync(`block.${lang}`, text, { lang, sourceType: 'module' }).errors;
  if (error === undefined) return undefined;
  const { line } = positionAt(text, error.labels[0]?.start ?? 0);
  return { line, what: `is not ${NAMES[lang]}: ${lowerFirst(error.message)}` };
}

const NAMES: Record<ScriptLanguage, string> = {
  ts: 'TypeScript',
  tsx: 'TypeScript with JSX',
  js: 'JavaScript',
  jsx: 'JavaScript with JSX',
};

function checkJson(text: string): SyntaxSlip | undefined {
  try {
    parseJson(text);
    return undefined;
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    const isComment = error.message.includes('comments');
    return {
      line: positionAt(text, error.offset).line,
      what: `is not JSON: ${lowerFirst(error.message)}`,
      fix: isComment ? 'Remove it, or write jsonc as the language.' : error.fix,
    };
  }
}

/** Replaces comments and trailing commas by spaces, so positions stay the same. */
function checkJsonWithComments(text: string): SyntaxSlip | undefined {
  const blank = (part: string): string => part.replaceAll(/[^\n]/g, ' ');
  const plain = text
    .replaceAll(/"(?:[^"\\\n]|\\.)*"|\/\/[^\n]*|\/\*[\s\S]*?\*\//g, (part) =>
      part.startsWith('"') ? part : blank(part),
    )
    .replaceAll(/"(?:[^"\\\n]|\\.)*"|,(?=\s*[\]}])/g, (part) => (part === ',' ? ' ' : part));
  return checkJson(plain);
}

function checkCss(text: string): SyntaxSlip | undefined {
  try {
    transform({ filename: 'block.css', code: Buffer.from(text), cssModules: /\bcomposes\b/.test(text) });
    return undefined;
  } catch (error) {
    const line = (error as { loc?: { line?: number } }).loc?.line ?? 1;
    const message = error instanceof Error ? error.message : String(error);
    return { line, what: `is not CSS: ${lowerFirst(message)}` };
  }
}

function checkYaml(text: string): SyntaxSlip | undefined {
  const { errors, warnings } = parseDocument(text, { prettyErrors: false });
  const [slip] = [...errors, ...warnings];
  return (
    slip && { line: positionAt(text, slip.pos[0]).line, what: `is not YAML: ${lowerFirst(slip.message)}` }
  );
}

/** Checks for unclosed quotes. A shell accepts nearly everything else. */
function checkShell(text: string): SyntaxSlip | undefined {
  for (const [index, line] of text.split('\n').entries()) {
    const isOutput = !line.startsWith('$ ') && /^\$ /m.test(text);
    const isComment = line.trim().startsWith('#');
    if (isOutput || isComment || line.endsWith('\\')) continue;
    const open = line.replaceAll(/\\.|"(?:[^"\\]|\\.)*"|'[^']*'|(?<=^|\s)#.*$/g, '');
    const [quote] = /["']/.exec(open) ?? [];
    if (quote !== undefined) return { line: index + 1, what: `has a quote ${quote} that is never closed` };
  }
  return undefined;
}

function lowerFirst(text: string): string {
  const isAbbreviation = /^[A-Z]{2}/.test(text);
  return (isAbbreviation ? text : text.charAt(0).toLowerCase() + text.slice(1)).replace(/\.$/, '');
}
