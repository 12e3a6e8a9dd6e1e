import { hasPrompt, terminalLines } from '../../../engine/page/code/terminal-lines.ts';

export interface ShownCommand {
  /** The command as a reader types it, without the prompt. */
  text: string;
  /** 1-based line in the block. */
  line: number;
  /** The lines below the command; undefined if the block shows only commands. */
  output: string | undefined;
}

/** Reads the commands of a block with the output below each of them. */
export function readCommands(value: string): ShownCommand[] {
  const commands: { text: string; line: number; output: string[] }[] = [];
  for (const [index, { kind, text }] of terminalLines(value).entries()) {
    const current = commands.at(-1);
    if (kind === 'command') commands.push({ text, line: index + 1, output: [] });
    else if (kind === 'continuation' && current) current.text += `\n${text}`;
    else if (kind === 'output') current?.output.push(text);
  }
  const showsOutput = hasPrompt(value);
  return commands.map(({ text, line, output }) => ({
    text: text.trim(),
    line,
    output: showsOutput ? withoutBlankEnds(output).join('\n') : undefined,
  }));
}

/** Keeps the commands and the lines above the first one. */
export function writeOutputs(value: string, outputs: readonly (string | undefined)[]): string {
  const commands = readCommands(value);
  if (commands.every(({ output }) => output === undefined)) return value;
  const lines = value.split('\n');
  const result = lines.slice(0, commands[0]!.line - 1);
  for (const [index, command] of commands.entries()) {
    const next = commands[index + 1]?.line ?? lines.length + 1;
    const length = command.text.split('\n').length;
    const own = lines.slice(command.line - 1, command.line - 1 + length);
    const output = outputs[index];
    if (output === undefined || output === command.output) {
      result.push(...lines.slice(command.line - 1, next - 1));
      continue;
    }
    result.push(...own, ...(output === '' ? [] : output.split('\n')));
    // A blank line separates an output from the next command, to make the block easier to read.
    if (index < commands.length - 1 && output !== '') result.push('');
  }
  return result.join('\n');
}

export function withoutBlankEnds(lines: readonly string[]): string[] {
  let start = 0;
  let end = lines.length;
  while (start < end && lines[start]!.trim() === '') start++;
  while (end > start && lines[end - 1]!.trim() === '') end--;
  return lines.slice(start, end);
}
