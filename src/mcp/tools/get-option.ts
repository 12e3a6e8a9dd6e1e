import { z } from 'zod';
import { findOption } from '../answers/find-option.ts';
import type { KnownOption } from '../model/knowledge.ts';
import { defineTool, READ_ONLY } from './tool.ts';

const PLACES: Readonly<Record<KnownOption['place'], string>> = {
  item: 'an item of lib',
  top: 'the top level',
  both: 'the top level or an item of lib',
};

export const GET_OPTION = defineTool({
  name: 'get_option',
  title: 'Look up an option',
  description:
    'Type, default, flag, place and history of a configuration option. Rslib ignores unknown options silently.',
  input: z.object({ name: z.string().min(1).describe('lib.dts.bundle, output.minify or --dts') }),
  output: z.object({
    name: z.string(),
    type: z.string(),
    default: z.string().optional(),
    flag: z.string().optional(),
    since: z.string().optional(),
    deprecated: z.boolean(),
    place: z.string(),
    parts: z.array(z.string()).describe('Options inside it'),
    page: z.string(),
  }),
  annotations: READ_ONLY,
  run: async ({ name }, { knowledge }) => {
    const { option, parts } = findOption(knowledge, name);
    const { type, default: value, flag, since, isDeprecated = false, page } = option;
    const place = PLACES[option.place];
    const facts: (readonly [string, string | undefined])[] = [
      ['Type', `\`${type}\``],
      ['Default', value],
      ['Flag', flag],
      ['Place', place],
      ['Since', since],
      ['Deprecated', isDeprecated ? 'yes' : undefined],
      ['Inside it', parts.length === 0 ? undefined : parts.join(', ')],
    ];
    const lines = facts.flatMap(([term, text]) => (text === undefined ? [] : [`- ${term}: ${text}`]));
    return {
      data: {
        name: option.name,
        type,
        default: value,
        flag,
        since,
        deprecated: isDeprecated,
        place,
        parts,
        page,
      },
      text: `${option.name}\n\n${lines.join('\n')}`,
      pages: [page],
    };
  },
});
