import { readFileSync } from 'node:fs';

const { title, areas } = JSON.parse(readFileSync(new URL('../areas.json', import.meta.url), 'utf8'));
const asItem = (page) => ({ text: page.title, link: page.route });
const asGroup = (section) => ({ text: section.title, items: section.pages.map(asItem) });

export default {
  title,
  description: title,
  cleanUrls: true,
  themeConfig: {
    search: { provider: 'local' },
    nav: areas.slice(0, 5).map((area) => ({ text: area.title, link: area.sections[0].pages[0].route })),
    sidebar: Object.fromEntries(areas.map((area) => [`/${area.slug}/`, area.sections.map(asGroup)])),
  },
};
