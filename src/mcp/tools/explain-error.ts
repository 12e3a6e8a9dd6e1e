import { z } from 'zod';
import { explainError } from '../answers/explain-error.ts';
import { findSections } from '../answers/find-sections.ts';
import { defineTool, READ_ONLY } from './tool.ts';

export const EXPLAIN_ERROR = defineTool({
  name: 'explain_error',
  title: 'Explain an error',
  description: 'Finds cause and fix of a message that Rslib printed.',
  input: z.object({ message: z.string().min(1).describe('As printed') }),
  output: z.object({
    entries: z.array(z.object({ title: z.string(), text: z.string(), page: z.string() })),
  }),
  annotations: READ_ONLY,
  run: async ({ message }, { knowledge }) => {
    const entries = explainError(knowledge, message).map(({ title, text, page }) => ({ title, text, page }));
    const text = entries.map((entry) => `## ${entry.title}\n\n${entry.text}`).join('\n\n');
    if (entries.length > 0) return { data: { entries }, text, pages: entries.map(({ page }) => page) };
    const { sections } = await findSections(knowledge, message);
    const pages = sections.slice(0, 3).map(({ page }) => page);
    return {
      data: { entries },
      text: 'No entry of the error index is about this message. These may help:',
      pages,
    };
  },
});
