export interface ShownCommand {
  /** As a reader types it, without the prompt. */
  text: string;
  /** 1-based, within the block. */
  line: number;
  /** What stands below it; undefined in a block that shows commands alone. */
  output: string | undefined;
}

const PROMPT = '$ ';

/** Lines that begin with `$ ` are commands, the rest is output. Without any, every line is a command and no output is shown. */
export function readCommands(value: string): ShownCommand[] {
  const lines = value.split('\n');
  return lines.some((line) => line.startsWith(PROMPT)) ? withOutputs(lines) : commandsAlone(lines);
}

function withOutputs(lines: readonly string[]): ShownCommand[] {
  const commands: { text: string; line: number; output: string[] }[] = [];
  let continues = false;
  for (const [index, line] of lines.entries()) {
    const current = commands.at(-1);
    if (continues && current) current.text += `\n${line}`;
    else if (line.startsWith(PROMPT))
      commands.push({ text: line.slice(PROMPT.length), line: index + 1, output: [] });
    else current?.output.push(line);
    continues = line.endsWith('\\') && (continues || line.startsWith(PROMPT));
  }
  return commands.map(({ text, line, output }) => ({
    text: text.trim(),
    line,
    output: withoutBlankEnds(output).join('\n'),
  }));
}

function commandsAlone(lines: readonly string[]): ShownCommand[] {
  const commands: ShownCommand[] = [];
  let continues = false;
  for (const [index, line] of lines.entries()) {
    const text = line.trim();
    if (continues) commands.at(-1)!.text += `\n${line}`;
    else if (text !== '' && !text.startsWith('#'))
      commands.push({ text, line: index + 1, output: undefined });
    else continue;
    continues = line.endsWith('\\');
  }
  return commands;
}

/** The block with other outputs; what stands above the first command and the commands themselves stay. */
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
    // One blank line sets the next command off, as in a terminal one reads back.
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
