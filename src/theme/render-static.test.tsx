import { expect, it } from 'vitest';
import { DECLARED } from '../components/declared.ts';
import { wordsOf } from '../model/words/languages.ts';
import * as components from '../components/rendered.tsx';
import { renderStatic } from './render-static.tsx';

it('exports exactly the components that the build accepts', () => {
  expect(Object.keys(components).toSorted()).toEqual(Object.keys(DECLARED).toSorted());
});

it('says its words in the language of the page', () => {
  const html = (name: string, props: Record<string, unknown>, lang: string) =>
    renderStatic({ name, props }, [], { idPrefix: '', words: wordsOf(lang) });
  const source = { href: 'https://a.example' };
  expect(html('SourceCode', source, 'en')).toContain('>Source</a>');
  expect(html('SourceCode', { ...source, platform: 'gitlab' }, 'en')).toContain('>Source on GitLab</a>');
  expect(html('SourceCode', { ...source, platform: 'gitlab' }, 'zh')).toContain('>GitLab 上的源代码</a>');
  expect(html('Callout', { type: 'tip' }, 'zh-CN')).toContain('>提示</p>');
});
