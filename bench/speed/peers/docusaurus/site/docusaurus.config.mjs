import { readFileSync } from 'node:fs';

const { title, areas } = JSON.parse(readFileSync(new URL('areas.json', import.meta.url), 'utf8'));

export default {
  title,
  tagline: title,
  url: 'https://bench.example',
  baseUrl: '/',
  onBrokenLinks: 'throw',
  future: { v4: true, faster: true },
  presets: [
    ['classic', { docs: { routeBasePath: '/', sidebarPath: './sidebars.mjs' }, blog: false, pages: false }],
  ],
  themes: [
    [
      '@easyops-cn/docusaurus-search-local',
      { hashed: true, docsRouteBasePath: '/', indexBlog: false, indexPages: false },
    ],
  ],
  themeConfig: {
    navbar: {
      title,
      items: areas.slice(0, 5).map((area) => ({ label: area.title, to: area.sections[0].pages[0].route })),
    },
    prism: { additionalLanguages: ['bash', 'json'] },
  },
};
