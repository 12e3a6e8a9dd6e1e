import { expect, it } from 'vitest';
import { onPage, writtenUse } from '../../../tests/support/on-page.tsx';
import { SOURCE_CODE } from './source-code.ts';
import { SourceCode } from './SourceCode.tsx';

const HREF = 'https://a.example/?b&c';

it('opens in a new tab that knows nothing of this one', () => {
  expect(onPage(<SourceCode href={HREF} />)).toBe(
    '<a class="source-code" href="https://a.example/?b&amp;c" target="_blank" rel="noopener noreferrer">Source</a>',
  );
});

it('names the platform, in the language of the page', () => {
  expect(onPage(<SourceCode href={HREF} platform="github" />)).toContain('>Source on GitHub</a>');
  expect(onPage(<SourceCode href={HREF} platform="gitlab" />, 'zh')).toContain('>GitLab 上的源代码</a>');
});

it('is a link in Markdown', () => {
  expect(SOURCE_CODE.markdownLine!(writtenUse({ href: HREF, platform: 'github' }))).toBe(`[Source](${HREF})`);
});
