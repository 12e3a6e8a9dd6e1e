import { expect, it } from 'vitest';
import { siteConfigSchema } from '../../config/schema.ts';
import { openSearchDescription, searchAction } from './open-search.ts';

const config = siteConfigSchema.parse({
  title: 'Tools & <parts> of the trade',
  description: 'All "of" it',
  url: 'https://docs.example',
  base: '/docs/',
  icon: '/icon.svg',
});

it('tells browsers the search URL in well-formed XML', () => {
  const xml = openSearchDescription(config);
  expect(xml).toContain('<ShortName>Tools &amp; &lt;parts&gt; </ShortName>');
  expect(xml).toContain('template="https://docs.example/docs/?q={searchTerms}"');
  expect(xml).toContain('<Image>https://docs.example/docs/icon.svg</Image>');
});

it('tells search engines the same', () => {
  expect(searchAction(config, 'Tools')).toMatchObject({
    '@type': 'WebSite',
    potentialAction: { target: { urlTemplate: 'https://docs.example/docs/?q={search_term_string}' } },
  });
});
