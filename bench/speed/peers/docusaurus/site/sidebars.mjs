import { readFileSync } from 'node:fs';

const { areas } = JSON.parse(readFileSync(new URL('areas.json', import.meta.url), 'utf8'));

export default Object.fromEntries(
  areas.map((area) => [
    area.slug,
    area.sections.map((section) => ({
      type: 'category',
      label: section.title,
      collapsed: false,
      items: section.pages.map((page) => page.route.slice(1)),
    })),
  ]),
);
