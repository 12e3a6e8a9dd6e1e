import path from 'node:path';
import { parseArgs } from 'node:util';
import { ZodError } from 'zod';
import { nearest } from '../../model/nearest.ts';
import { Refusal } from '../answers/refusal.ts';
import { askTool } from '../tools/tool.ts';
import type { ToolPlace } from '../tools/tool.ts';
import { MCP_TOOLS } from '../tools/tools.ts';

interface CommandTool {
  tool: string;
  /** The arguments of the tool that words without a dash are, in order. */
  takes: readonly string[];
}

const COMMANDS: Readonly<Record<string, CommandTool>> = {
  search: { tool: 'search', takes: ['query'] },
  page: { tool: 'get_page', takes: ['page', 'heading'] },
  option: { tool: 'get_option', takes: ['name'] },
  explain: { tool: 'explain_error', takes: ['message'] },
  check: { tool: 'validate_config', takes: ['path'] },
  migrate: { tool: 'migrate', takes: ['folder'] },
  build: { tool: 'build', takes: ['folder'] },
  doctor: { tool: 'check_package', takes: ['path'] },
};

export const HELP = `Answers questions about Rslib, from its documentation and by running its tools. Without a command, it is an MCP server.

  rslib-docs-mcp                      serve an assistant, over standard input and output
  rslib-docs-mcp search "…"           find sections of the documentation
  rslib-docs-mcp page ROUTE [HEADING] print a page, or a section of it
  rslib-docs-mcp option NAME          what an option of the configuration is
  rslib-docs-mcp explain "…"          cause and fix of a message
  rslib-docs-mcp check [FILE]         compare a configuration with every option
  rslib-docs-mcp migrate [DIR]        convert the configuration of another tool
  rslib-docs-mcp build [DIR]          build with the Rslib of the project, into a temporary folder
  rslib-docs-mcp doctor [PATH]        examine a package

  --folder DIR  nothing outside of this folder is read or written (default: the current one)
  --write       let migrate write its files, and build write where the configuration says
  --json        print an answer as JSON
  --version     print the version, and the release of Rslib it is about
`;

const OPTIONS = {
  folder: { type: 'string', default: '.' },
  write: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  version: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

export interface Arguments {
  folder: string;
  mayWrite: boolean;
  isJson: boolean;
  asks: 'help' | 'version' | undefined;
  words: string[];
}

/** Throws a `Refusal` for a flag that does not exist. */
export function readArguments(args: readonly string[]): Arguments {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    return {
      folder: path.resolve(values.folder),
      mayWrite: values.write,
      isJson: values.json,
      asks: values.help ? 'help' : values.version ? 'version' : undefined,
      words: positionals,
    };
  } catch (error) {
    throw new Refusal(`${(error as Error).message}\nUse --help to see all options.`);
  }
}

/** Runs a tool for somebody at a terminal. Prints an answer, or a sentence and fails. */
export async function runCommand(
  { words: [name = '', ...words], isJson }: Arguments,
  place: ToolPlace,
): Promise<{ printed: string; isFailure: boolean }> {
  const { tool, args } = callFor(name, words, place.mayWrite);
  try {
    const { data, text } = await askTool(tool, args, place);
    return { printed: isJson ? JSON.stringify(data, undefined, 2) : text, isFailure: isFault(data) };
  } catch (error) {
    // The schema says what is missing, which the help says better.
    throw error instanceof ZodError
      ? new Refusal(`${name} needs more than that. Use --help to see how.`)
      : error;
  }
}

function callFor(name: string, words: readonly string[], write: boolean) {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  const tool = MCP_TOOLS.find((one) => one.name === command?.tool);
  if (!command || !tool) {
    const meant = nearest(name, Object.keys(COMMANDS));
    const advice = meant === undefined ? 'Use --help to see all.' : `Did you mean "${meant}"?`;
    throw new Refusal(`There is no command "${name}". ${advice}`);
  }
  const { takes } = command;
  if (words.length > takes.length)
    throw new Refusal(`${words.slice(takes.length).join(' ')} is left over. Quotes keep words together.`);
  const given = Object.fromEntries(words.map((word, at) => [takes[at]!, word]));
  return { tool, args: 'write' in tool.input.shape ? { ...given, write } : given };
}

/** A script has to notice a wrong configuration, a failed build and a package with errors. */
function isFault({ ok, problems, findings }: Record<string, unknown>): boolean {
  const faults = [problems, findings].flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : []));
  return ok === false || faults.some((one) => (one as { severity?: unknown }).severity === 'error');
}
