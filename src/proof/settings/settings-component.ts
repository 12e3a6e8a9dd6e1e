import type { ElementContent } from 'hast';
import { settings } from '../../engine/config/site-settings.ts';
import { report } from '../../engine/page/syntax/scope.ts';
import type { AddedComponent } from '../../engine/page/syntax/site-context.ts';
import { nearest } from '../../model/nearest.ts';
import { builtInWords } from '../../model/words/languages.ts';
import { ENGLISH, WORD_KEYS } from '../../model/words/words.ts';
import { code, element, sentence, tableElement, text } from '../../engine/page/syntax/elements.ts';
import { commentOf, readComments, schemaFiles } from './setting-comments.ts';
import { rowsOf } from './setting-rows.ts';
import type { SettingRow } from './setting-rows.ts';

/** Renders `<Settings keys="url base" />`: these keys of `site.config.ts`, as the schema and its comments describe them. */
export function settingsComponent(engineRoot: string): AddedComponent {
  return {
    rule: { static: true, props: { keys: { type: 'string', required: true } }, children: [] },
    isRepeatable: true,
    render({ keys }, { node, scope }) {
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
      const cells = rows.map((row) => [
        // One below the other: on a phone, three columns would hide the last one.
        [code(row.path), element('br', []), ...typeOf(row)],
        sentence(commentOf(row.key, row.siblings, comments)),
      ]);
      return [tableElement(['Setting', 'Purpose'], cells)];
    },
  };
}

const KEYS = Object.keys(settings.shape);
const isSetting = (name: string): name is keyof typeof settings.shape => KEYS.includes(name);

function typeOf({ type, byDefault, isRequired }: SettingRow): ElementContent[] {
  if (byDefault !== undefined) return [code(type), text(', default '), code(byDefault)];
  return isRequired ? [code(type), text(', required')] : [code(type)];
}

/** Renders `<ShellWords />`: the keys of `words`, with the texts that come with the engine. */
export const SHELL_WORDS: AddedComponent = {
  rule: { static: true, props: {}, children: [] },
  isRepeatable: true,
  render() {
    const chinese = builtInWords('zh');
    return [
      tableElement(
        ['Key', 'English', 'Chinese'],
        WORD_KEYS.map((key) => [[code(key)], [text(ENGLISH[key])], [text(chinese?.[key] ?? '')]]),
      ),
    ];
  },
};
