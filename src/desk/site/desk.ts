import type { Extension } from '../../engine/site/extension.ts';
import { MAPPED_OPTIONS } from './mapped-options.ts';
import { DESK_TABLES } from './words.ts';

/** Shows on pages what the migration desk makes of the options of other tools. */
export const deskExtension: Extension = {
  name: 'desk',
  words: DESK_TABLES,
  components: { MappedOptions: MAPPED_OPTIONS },
};
