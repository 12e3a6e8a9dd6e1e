import type { Element, ElementContent } from 'hast';
import { settings } from '../../engine/config/site-settings.ts';
import { report } from '../../engine/page/context/scope.ts';
import type { AddedComponent } from '../../engine/page/context/site-context.ts';
import { nearest } from '../../model/nearest.ts';
import { SHELL_TABLES } from '../../model/words/languages.ts';
import {
  code,
  element,
  filledElements,
  sentence,
  tableElement,
  text,
} from '../../engine/page/syntax/elements.ts';
import type { ProofWords } from '../model/words/english.ts';
import { PROOF_TABLES } from '../model/words/proof-words.ts';
import { commentOf, readComments, schemaFiles } from './setting-comments.ts';
import { rowsOf } from './setting-rows.ts';
import type { SettingRow } from './setting-rows.ts';

/** Renders `<Settings keys="url base" />`: these keys of `site.config.ts`, as the schema and its comments describe them. */
export function settingsComponent(engineRoot: string): AddedComponent {
  return {
    rule: { static: true, props: { keys: { type: 'string', required: true } }, children: [] },
    isRepeatable: true,
    render({ keys }, { node, scope, site }) {
      for (const file of schemaFiles(engineRoot)) scope.dependencies.add(file);
      const comments = readComments(engineRoot);
      const names = typeof keys === 'string' ? keys.split(' ') : [];
      for (const name of names.filter((one) => !isSetting(one)))
        report(scope, node, {
          level: 'error',
          what: `<Settings> lists ${JSON.stringify(name)}, which is not a setting.`,
          didYouMean: nearest(name, KEYS),
          fix: `Use keys of site.config.ts: ${KEYS.join(', ')}.`,
        });
      const rows = names.filter(isSetting).flatMap((key) => rowsOf(key, settings.shape[key], KEYS));
      const words = site.extensionWords(PROOF_TABLES, scope);
      const cells = rows.map((row) => [
        // One below the other: on a phone, three columns would hide the last one.
        [code(row.path), element('br', []), ...typeOf(row, words)],
        sentence(commentOf(row.key, row.siblings, comments)),
      ]);
      return [plainTable([words.settingsSetting, words.settingsPurpose], cells)];
    },
  };
}

/** Its 700 rows have no addresses: they would make the largest page of the site 6 kB larger. */
function plainTable(...parts: Parameters<typeof tableElement>): Element {
  return { ...tableElement(...parts), data: { hasNoAddresses: true } };
}

const KEYS = Object.keys(settings.shape);
const isSetting = (name: string): name is keyof typeof settings.shape => KEYS.includes(name);

function typeOf({ type, byDefault, isRequired }: SettingRow, words: ProofWords): ElementContent[] {
  if (byDefault !== undefined)
    return filledElements(words.settingsDefault, { type: code(type), value: code(byDefault) });
  return isRequired ? filledElements(words.settingsRequired, { type: code(type) }) : [code(type)];
}

/** Renders `<ShellWords />`: the keys of `words`, of the shell and of all extensions, with the English texts. */
export const SHELL_WORDS: AddedComponent = {
  rule: { static: true, props: {}, children: [] },
  isRepeatable: true,
  render(_, { scope, site }) {
    const { settingsKey, settingsEnglish } = site.extensionWords(PROOF_TABLES, scope);
    const tables = [SHELL_TABLES, ...site.extensions.flatMap(({ words }) => words ?? [])];
    const rows = tables.flatMap(({ en }) => Object.entries(en));
    return [
      plainTable(
        [settingsKey, settingsEnglish],
        rows.map(([key, english]) => [[code(key)], [text(english)]]),
      ),
    ];
  },
};
