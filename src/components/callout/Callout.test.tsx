import { expect, it } from 'vitest';
import { onPage, writtenUse } from '../../../tests/support/on-page.tsx';
import { CALLOUT_TITLES } from '../../model/words/callouts.ts';
import type { CalloutType } from '../../model/words/callouts.ts';
import { CALLOUT } from './callout.ts';
import { Callout } from './Callout.tsx';

const TYPES = Object.keys(CALLOUT_TITLES) as CalloutType[];

it.each(TYPES.filter((type) => type !== 'details'))('%s is a note with the title of its type', (type) => {
  expect(onPage(<Callout type={type}>text</Callout>)).toBe(
    `<div class="callout ${type}" role="note"><p class="callout-title">${CALLOUT_TITLES[type]}</p>text</div>`,
  );
});

it('details can be opened without scripts', () => {
  expect(
    onPage(
      <Callout type="details" title="More">
        text
      </Callout>,
    ),
  ).toBe('<details class="callout details"><summary>More</summary>text</details>');
});

it('says the title of its type in the language of the page, and its own as it is', () => {
  expect(onPage(<Callout type="tip" />, 'zh-CN')).toContain('>提示</p>');
  expect(onPage(<Callout type="tip" title="<b>" />, 'zh-CN')).toContain('>&lt;b&gt;</p>');
});

it('is a quote in Markdown', () => {
  const use = writtenUse({ type: 'tip', title: '' }, 'one\n\ntwo');
  expect(CALLOUT.markdownBlocks!(use)).toEqual(['> **Tip**\n>\n> one\n>\n> two']);
});

it('must have a type, one that it has a look for', () => {
  expect(CALLOUT.props['type']).toMatchObject({ required: true, oneOf: TYPES });
});
