/** What an assistant sends with a call: anything, because browsers only pass the schema on. */
export type ToolInput = Readonly<Record<string, unknown>>;

/** A tool as WebMCP has it, in the draft of June 2026 (https://webmachinelearning.github.io/webmcp/). */
export interface PageTool {
  name: string;
  title: string;
  description: string;
  inputSchema: object;
  annotations?: { readOnlyHint: boolean };
  /** What it throws is what the assistant gets to read. */
  execute(input: ToolInput): Promise<unknown>;
}

interface ModelContext {
  registerTool(tool: PageTool): Promise<void>;
}

/** Offers tools to the assistant of a browser that has one. The document keeps them, so this is called once. */
export function offerTools(tools: readonly PageTool[]): void {
  const { modelContext } = document as { modelContext?: ModelContext };
  for (const tool of tools)
    // A frame may not offer any, and a draft may change: the page works without.
    modelContext?.registerTool(tool).catch((error: unknown) => console.warn(error));
}

/** The schema of an object of strings. Those without a question mark are required. */
export function stringsSchema(about: Readonly<Record<string, string>>): object {
  const names = Object.keys(about);
  return {
    type: 'object',
    properties: Object.fromEntries(
      names.map((name) => [name.replace('?', ''), { type: 'string', description: about[name] }]),
    ),
    required: names.filter((name) => !name.endsWith('?')),
  };
}

export function textIn(input: ToolInput, name: string): string {
  const value = input[name];
  if (typeof value !== 'string' || value.trim() === '') throw new TypeError(`"${name}" has to be a string.`);
  return value.trim();
}
