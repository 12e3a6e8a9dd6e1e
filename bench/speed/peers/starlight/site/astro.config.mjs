import { readFileSync } from 'node:fs';
import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

const { title, areas } = JSON.parse(readFileSync(new URL('areas.json', import.meta.url), 'utf8'));

export default defineConfig({
  site: 'https://bench.example',
  integrations: [
    starlight({
      title,
      description: title,
      sidebar: areas.map((area) => ({
        label: area.title,
        items: area.sections.map((section) => ({
          label: section.title,
          items: section.pages.map((page) => page.route.slice(1)),
        })),
      })),
      routeMiddleware: './src/area-sidebar.mjs',
    }),
  ],
});
