import { expect, test } from 'vitest';
import { compileMdx, runsHtml } from '../../site/temp-site.fixture.ts';

const CODE = '```ts\na\n```';

async function propsOf(...panels: string[]): Promise<string | undefined> {
  const tabs = panels.map((panel, index) => `<Tab label="${index}">\n\n${panel}\n\n</Tab>`);
  const page = await compileMdx(
    ["import { Tab, Tabs } from '@theme';", '', '<Tabs>', ...tabs, '</Tabs>'].join('\n'),
  );
  expect(page.problems).toEqual([]);
  return /<Tabs (\{.*?\})>/.exec(runsHtml(page).join(''))?.[1];
}

test('tabs are the title bar of code if each panel begins with it', async () => {
  expect(await propsOf(CODE, `${CODE}\n\ntext`)).toBe('{"isTitleBar":true}');
  expect(await propsOf(CODE, `text\n\n${CODE}`)).toBe('{}');
  expect(await propsOf('text')).toBe('{}');
});
