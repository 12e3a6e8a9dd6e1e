import { escapeHtml } from '../../engine/files/escape.ts';
import { codeSpan } from '../../model/markdown-text.ts';
import { PROOF_TABLES } from '../model/words/proof-words.ts';
import type { AddedComponent } from '../../engine/page/context/site-context.ts';

/**
 * Renders `<Preset>`: a value that Rslib sets instead of Rsbuild's, in a form that can be compared with both packages.
 */
export const PRESET: AddedComponent = {
  rule: {
    static: true,
    props: {
      option: { type: 'string', required: true },
      value: { type: 'string', required: true },
      rsbuild: { type: 'string', required: true },
      format: { type: 'string', oneOf: ['esm', 'cjs', 'umd', 'iife', 'mf'] },
      bundle: { type: 'boolean' },
    },
    children: [],
  },
  isRepeatable: true,
  render({ option, value, rsbuild, format, bundle }, { scope, site }) {
    // Name the item if the value is not for a plain one.
    const item = [
      ...(typeof format === 'string' ? [`format: '${format}'`] : []),
      ...(bundle === false ? ['bundle: false'] : []),
    ];
    const rows: [name: string, text: string, note: string][] = [
      [site.extensionWords(PROOF_TABLES, scope).presetOption, String(option), ''],
      ['Rslib', String(value), item.map((one) => `, ${one}`).join('')],
      ['Rsbuild', String(rsbuild), ''],
    ];
    const html = rows.map(
      ([name, text, note]) =>
        `<div><dt>${escapeHtml(name + note)}</dt><dd><code>${escapeHtml(text)}</code></dd></div>`,
    );
    const markdown = rows.map(([name, text]) => `- ${name}: ${codeSpan(text)}`).join('\n');
    return [
      { type: 'raw', value: `<div class="option"><dl>${html.join('')}</dl></div>`, data: { markdown } },
    ];
  },
};
