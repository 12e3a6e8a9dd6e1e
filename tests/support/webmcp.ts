import type { Page } from '@playwright/test';

interface OfferedTool {
  name: string;
  description: string;
  inputSchema?: object;
  annotations?: { readOnlyHint?: boolean };
  execute(input: object): Promise<unknown>;
}

/**
 * Gives a browser what the WebMCP draft of June 2026 describes: `document.modelContext`, whose `registerTool` returns a
 * promise and refuses what the draft refuses.
 */
export async function standInForWebMcp(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const tools = new Map<string, OfferedTool>();
    const refuse = (why: string) => Promise.reject(new DOMException(why, 'InvalidStateError'));
    class ModelContext extends EventTarget {
      registerTool(tool: OfferedTool): Promise<void> {
        if (!/^[\w.-]{1,128}$/.test(tool.name)) return refuse(`bad name ${tool.name}`);
        if (tools.has(tool.name)) return refuse(`${tool.name} is there already`);
        if (tool.description === '') return refuse(`${tool.name} has no description`);
        if (typeof tool.execute !== 'function') return Promise.reject(new TypeError('execute'));
        if (tool.inputSchema) JSON.stringify(tool.inputSchema);
        tools.set(tool.name, tool);
        return Promise.resolve();
      }
    }
    Object.defineProperty(Document.prototype, 'modelContext', { value: new ModelContext() });
    Object.assign(globalThis, { webMcpTools: tools });
  });
}

declare global {
  var webMcpTools: Map<string, OfferedTool>;
}

export function offeredTools(page: Page): Promise<string[]> {
  return page.evaluate(() => [...webMcpTools.keys()]);
}

/** Calls a tool as a browser does: its input and its answer are JSON. */
export async function callTool(
  page: Page,
  name: string,
  input: object = {},
): Promise<Record<string, unknown>> {
  await page.waitForFunction((tool) => webMcpTools.has(tool), name);
  const answer = await page.evaluate(
    async ([tool, text]) => JSON.stringify(await webMcpTools.get(tool)!.execute(JSON.parse(text) as object)),
    [name, JSON.stringify(input)] as const,
  );
  return JSON.parse(answer) as Record<string, unknown>;
}
