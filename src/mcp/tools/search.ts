import { z } from 'zod';
import { findSections } from '../answers/find-sections.ts';
import { linkTo } from '../model/knowledge.ts';
import { defineTool, READ_ONLY } from './tool.ts';

export const SEARCH_PAGES = defineTool({
  name: 'search',
  title: 'Search the documentation',
  description: 'Finds sections of the Rslib documentation by words, option names or messages.',
  input: z.object({ query: z.string().min(1).describe('A few words') }),
  output: z.object({
    sections: z.array(z.object({ title: z.string(), page: z.string(), text: z.string() })),
    suggestions: z.array(z.string()),
  }),
  annotations: READ_ONLY,
  run: async ({ query }, { knowledge }) => {
    const { sections, suggestions } = await findSections(knowledge, query);
    const lines = sections.map(
      ({ title, above, page, text }) =>
        `- [${[...above, title].join(' › ')}](${linkTo(knowledge, page)})${text === '' ? '' : `: ${text}`}`,
    );
    const none =
      suggestions.length === 0 ? 'Nothing found.' : `Nothing found. Try: ${suggestions.join(', ')}.`;
    return {
      data: { sections: sections.map(({ title, page, text }) => ({ title, page, text })), suggestions },
      text: lines.length === 0 ? none : lines.join('\n'),
      pages: [],
    };
  },
});
