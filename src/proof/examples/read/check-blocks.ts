import { isShell } from '../../../engine/page/code/terminal-lines.ts';
import type { Problem } from '../../../model/problem.ts';
import { checkSyntax } from './check-syntax.ts';
import type { Block } from './collect-blocks.ts';
import { fileText } from './fence-text.ts';
import { isCheckedLanguage, scriptLanguage } from './languages.ts';

const UNTESTED = 'or say why you cannot: untested="…".';

/**
 * Checks what can be checked without running anything: whether a block parses, and whether it says how it is tested.
 */
export function checkBlocks(blocks: readonly Block[]): Problem[] {
  return blocks.flatMap((block) => {
    const unmarked = block.spec.kind === 'plain' ? unmarkedProblem(block) : undefined;
    const syntax = isWritten(block) ? syntaxProblem(block) : undefined;
    return [unmarked, syntax].filter((problem) => problem !== undefined);
  });
}

/** True for a block written by an author, unlike emitted files. */
function isWritten({ spec }: Block): boolean {
  return spec.kind === 'file' || spec.kind === 'plain' || spec.kind === 'console';
}

function syntaxProblem(block: Block): Problem | undefined {
  if (block.value.trim() === '') return undefined;
  const { text, lines } = isShell(block.lang)
    ? { text: block.value, lines: undefined }
    : fileText(block.value);
  const slip = checkSyntax(block.lang, text);
  if (slip === undefined) return undefined;
  const inBlock = lines?.[slip.line - 1] ?? Math.min(slip.line, block.value.split('\n').length);
  return {
    level: 'error',
    file: block.document.name,
    line: block.line + inBlock,
    column: 1,
    what: `Line ${inBlock} of the ${block.lang} block ${slip.what}.`,
    fix: slip.fix ?? 'Fix it, or complete what is missing.',
  };
}

export function isConfiguration({ lang, title, value, spec }: Block): boolean {
  if (scriptLanguage(lang) === undefined) return false;
  const name = spec.kind === 'file' ? spec.file : (title ?? '');
  return (
    isConfigurationName(name) ||
    /import\s*\{[^}]*\bdefineConfig\b[^}]*\}\s*from\s*['"]@rslib\/core['"]/.test(value)
  );
}

export function isConfigurationName(name: string): boolean {
  return /(?:^|\/)rslib\.config\.[cm]?[jt]s$/.test(name);
}

/** Matches lines in the style of Rslib's output. */
const TOOL_OUTPUT = /^(?:(?:info|ready|start|error|warn) {2,}\S|File \([\w-]+\) +Size|Rslib v\d|\[tsgo\])/m;
const RSLIB_COMMAND = /(?:^|[\s;&|])rslib(?:\s|$)/m;

function unmarkedProblem(block: Block): Problem | undefined {
  const words = unmarkedWords(block);
  return (
    words && { level: 'error', file: block.document.name, line: block.line, column: block.column, ...words }
  );
}

function unmarkedWords(block: Block): Pick<Problem, 'what' | 'fix'> | undefined {
  const { lang, title = '', value } = block;
  if (isShell(lang) && (/^\$ /m.test(value) || RSLIB_COMMAND.test(value)))
    return {
      what: 'The commands are not marked, so nothing shows that they work.',
      fix: `Write \`\`\`${lang} run project="…" to run them, ${UNTESTED}`,
    };
  if (isConfiguration(block))
    return {
      what: 'The configuration is not marked, so it is never built.',
      fix: `Write project="…" file="${title || 'rslib.config.ts'}" run to build it, ${UNTESTED}`,
    };
  if (title.startsWith('dist/'))
    return {
      what: `The block shows ${title}, but was not recorded.`,
      fix: `Write project="…" output="${title}" instead of the title to have it filled in, ${UNTESTED}`,
    };
  if (lang === 'tree' && /^dist\/?\s*(?:$|#)/m.test(value.split('\n')[0] ?? ''))
    return {
      what: 'The block lists emitted files, but was not recorded.',
      fix: `Write \`\`\`tree project="…" emitted="dist" to have it filled in, ${UNTESTED}`,
    };
  if (!isCheckedLanguage(lang) && TOOL_OUTPUT.test(value))
    return {
      what: 'The block shows what a command printed, but was not recorded.',
      fix: `Write \`\`\`console run project="…" with the command after "$ " to have it filled in, ${UNTESTED}`,
    };
  return undefined;
}
