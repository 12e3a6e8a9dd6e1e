import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Knowledge } from '../../../src/mcp/model/knowledge.ts';
import type { Client } from './client.ts';

/** A configuration on the page, or a call with its answer. */
const STEP =
  /^```ts (?=[^\n]*file="rslib\.config\.ts")[^\n]*\n(?<config>.*?)^```$|^```json title="The assistant calls (?<tool>\w+)"\n(?<input>.*?)^```\n\n(?<head>```md title="The server answers"[^\n]*\n)(?<answer>.*?)^```$/gms;

export interface Replayed {
  page: string;
  calls: string[];
}

/**
 * Asks the server everything that a page asks it, in order, and returns the page with its answers. A configuration on the
 * page is that of the project from there on.
 */
export async function replay(
  page: string,
  { client, folder, site }: { client: Client; folder: string } & Pick<Knowledge, 'site'>,
): Promise<Replayed> {
  const calls: string[] = [];
  let replayed = '';
  let at = 0;
  for (const { index, 0: text, groups = {} } of page.matchAll(STEP)) {
    const { config, tool, input = '', head = '' } = groups;
    replayed += page.slice(at, index);
    at = index + text.length;
    if (tool === undefined) {
      writeFileSync(path.join(folder, 'rslib.config.ts'), config ?? '');
      replayed += text;
    } else {
      calls.push(tool);
      const { content } = await client.call(tool, JSON.parse(input) as object);
      // Pages do not know where they are published.
      const answer = (content[0]?.text ?? '').replaceAll(site, 'https://SITE');
      replayed += `\`\`\`json title="The assistant calls ${tool}"\n${input}\`\`\`\n\n${head}${answer.trim()}\n\`\`\``;
    }
  }
  return { page: replayed + page.slice(at), calls };
}
