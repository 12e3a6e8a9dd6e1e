import { McpServer, ResourceNotFoundError, ResourceTemplate } from '@modelcontextprotocol/server';
import type { CallToolResult } from '@modelcontextprotocol/server';
import { ZodError } from 'zod';
import { Refusal } from '../answers/refusal.ts';
import { askTool } from '../tools/tool.ts';
import type { Tool, ToolPlace } from '../tools/tool.ts';
import { MCP_TOOLS } from '../tools/tools.ts';
import { PROMPTS } from './prompts.ts';

export type ServerPlace = Omit<ToolPlace, 'signal'>;

const SCHEME = 'rslib-docs://';

const INSTRUCTIONS =
  'Rslib ignores options that do not exist. Look options up before you write them, validate_config after each change, then build and check_package. Pages are for one release of Rslib, which every answer names.';

/** A server that answers from what it was packed with. */
export function createServer(place: ServerPlace): McpServer {
  const { version } = place.knowledge;
  const server = new McpServer({ name: 'rslib-docs', version }, { instructions: INSTRUCTIONS });
  for (const tool of MCP_TOOLS) addTool(server, tool, place);
  addPages(server, place);
  for (const { name, title, description, messages } of PROMPTS)
    server.registerPrompt(name, { title, description }, () => ({
      messages: messages.map((text) => ({ role: 'user' as const, content: { type: 'text' as const, text } })),
    }));
  return server;
}

function addTool(server: McpServer, tool: Tool, place: ServerPlace): void {
  const { name, title, description, annotations, input, output } = tool;
  server.registerTool(
    name,
    { title, description, annotations, inputSchema: input, outputSchema: output },
    async (args, { mcpReq: { signal } }): Promise<CallToolResult> => {
      try {
        const { data, text } = await askTool(tool, args, { ...place, signal });
        return { content: [{ type: 'text', text }], structuredContent: data };
      } catch (error) {
        return refused(error, place);
      }
    },
  );
}

/** What an assistant can do something about is an answer too. */
function refused(error: unknown, { knowledge: { rslib, site } }: ServerPlace): CallToolResult {
  if (!(error instanceof Refusal || error instanceof ZodError)) throw error;
  const text = `${error.message}\n\nProven with Rslib ${rslib}.\n${site}/llms.txt`;
  return { isError: true, content: [{ type: 'text', text }] };
}

function addPages(server: McpServer, { knowledge }: ServerPlace): void {
  const pages = new ResourceTemplate(`${SCHEME}{+route}`, {
    list: () => ({
      resources: knowledge.pages.map(({ route, title, description }) => ({
        uri: SCHEME + route,
        name: title,
        title,
        description,
        mimeType: 'text/markdown',
      })),
    }),
  });
  const about = { title: 'Pages', description: 'Every page as Markdown', mimeType: 'text/markdown' };
  server.registerResource('pages', pages, about, (uri, { route }) => {
    const page = knowledge.pages.find((one) => one.route === route);
    if (!page) throw new ResourceNotFoundError(uri.href);
    return { contents: [{ uri: uri.href, mimeType: 'text/markdown', text: page.markdown }] };
  });
}
