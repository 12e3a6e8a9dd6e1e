import { z } from 'zod';
import { readPage } from '../answers/read-page.ts';
import { defineTool, READ_ONLY } from './tool.ts';

export const GET_PAGE = defineTool({
  name: 'get_page',
  title: 'Read a page',
  description: 'Reads a page or one of its sections as Markdown, in parts of about 3,000 tokens.',
  input: z.object({
    page: z.string().describe('Route or URL: /config/lib/dts'),
    heading: z.string().optional().describe('Id or text of a heading'),
    part: z.int().min(1).optional(),
  }),
  output: z.object({
    page: z.string(),
    title: z.string(),
    markdown: z.string(),
    part: z.number(),
    parts: z.number(),
    headings: z.array(z.string()).describe('Ids'),
  }),
  annotations: READ_ONLY,
  run: async (args, { knowledge }) => {
    const found = readPage(knowledge, args);
    const { markdown, part, parts } = found;
    const more = part < parts ? `\n\nPart ${part} of ${parts}.` : '';
    return { data: { ...found }, text: markdown + more, pages: [found.page] };
  },
});
