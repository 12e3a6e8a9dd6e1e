import type { FenceMeta } from './fence-meta.ts';

/** Languages of commands, with or without what they print. */
const SHELLS = new Set(['console', 'sh', 'bash', 'shell', 'shellscript', 'shellsession', 'zsh']);
const PROMPT = '$ ';

export interface TerminalLine {
  /** A `continuation` belongs to the command above it; a `comment` is neither run nor printed. */
  kind: 'command' | 'continuation' | 'output' | 'comment';
  /** The line without its prompt. */
  text: string;
}

export function isShell(lang: string): boolean {
  return SHELLS.has(lang);
}

/** A terminal shows commands as typed. A block with a title is a script in a file. */
export function isTerminal(lang: string, { title }: Pick<FenceMeta, 'title'>): boolean {
  return isShell(lang) && title === undefined;
}

/** A block with a prompt also shows what its commands print. */
export function hasPrompt(value: string): boolean {
  return value.split('\n').some((line) => line.startsWith(PROMPT));
}

/**
 * Reads lines that start with `$ ` as commands and the rest as output. If there are none, every line is a command, except
 * blank lines and comments.
 */
export function terminalLines(value: string): TerminalLine[] {
  const showsOutput = hasPrompt(value);
  let continues = false;
  return value.split('\n').map((line) => {
    const isCommand = showsOutput ? line.startsWith(PROMPT) : !/^\s*(?:#|$)/.test(line);
    const rest = showsOutput ? 'output' : 'comment';
    const kind = continues ? 'continuation' : isCommand ? 'command' : rest;
    continues = line.endsWith('\\') && (continues || isCommand);
    return { kind, text: kind === 'command' && showsOutput ? line.slice(PROMPT.length) : line };
  });
}
