import { z } from 'zod';
import { Refusal } from '../answers/refusal.ts';
import type { Knowledge } from '../model/knowledge.ts';
import { linkTo } from '../model/knowledge.ts';

/** What a tool may use besides its arguments. */
export interface ToolPlace {
  knowledge: Knowledge;
  /** The folder that nothing leaves. */
  folder: string;
  /** Whether the server was started with permission to write. */
  mayWrite: boolean;
  /** The script that builds a project in a process of its own. */
  buildScript: string;
  /** Aborts when the client cancels its request. */
  signal: AbortSignal;
}

export interface ToolAnswer<Output> {
  /** For programs, as the output schema says. */
  data: Output;
  /** The same for people and assistants, as Markdown. */
  text: string;
  /** Routes of pages that explain it. */
  pages: string[];
}

export interface ToolHints {
  readOnlyHint: boolean;
  destructiveHint?: boolean;
  openWorldHint: boolean;
}

interface ToolParts<Input extends z.ZodObject, Output extends z.ZodObject> {
  name: string;
  title: string;
  description: string;
  input: Input;
  output: Output;
  annotations: ToolHints;
  run(args: z.output<Input>, place: ToolPlace): Promise<ToolAnswer<z.input<Output>>>;
}

/** A tool with the types of its arguments erased. */
export interface Tool {
  name: string;
  title: string;
  description: string;
  input: z.ZodObject;
  output: z.ZodObject;
  annotations: ToolHints;
  run(args: unknown, place: ToolPlace): Promise<ToolAnswer<Record<string, unknown>>>;
}

/** Reads files at most, and no network. */
export const READ_ONLY: ToolHints = { readOnlyHint: true, openWorldHint: false };

export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>(
  parts: ToolParts<Input, Output>,
): Tool {
  return {
    ...parts,
    output: parts.output.extend(SOURCE),
    run: (args, place) => parts.run(parts.input.parse(args), place),
  };
}

/** Refuses to write unless the server was started for it. */
export function refuseToWrite({ mayWrite }: ToolPlace): void {
  if (!mayWrite) throw new Refusal('Writing is off. Start the server with --write to allow it.');
}

/** What every answer has besides its own data. */
const SOURCE = { provenWith: z.string(), links: z.array(z.string()) };

export interface ToldAnswer {
  data: Record<string, unknown>;
  text: string;
}

/** Runs a tool, and adds which release its answer was proven with and where to read on. */
export async function askTool(tool: Tool, args: unknown, place: ToolPlace): Promise<ToldAnswer> {
  const { data, text, pages } = await tool.run(args, place);
  const links = [...new Set(pages)].map((page) => linkTo(place.knowledge, page));
  const provenWith = `Rslib ${place.knowledge.rslib}`;
  return {
    data: { ...data, provenWith, links },
    text: `${text.trimEnd()}\n\n${[`Proven with ${provenWith}.`, ...links].join('\n')}`,
  };
}
