import { readFileSync } from 'node:fs';

const { title } = JSON.parse(readFileSync(new URL('areas.json', import.meta.url), 'utf8'));

// Sidebar and navigation are in _meta.json and _nav.json.
export default {
  root: 'docs',
  title,
  description: title,
  route: { cleanUrls: true },
};
