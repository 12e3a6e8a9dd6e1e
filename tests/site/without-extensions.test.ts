import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { createSite } from '../../src/package/new-site/create-site.ts';
import { siteExtensions } from '../../src/cli/site-extensions.ts';
import { tableRows } from '../../src/desk/tools/table-rows.ts';
import { DESK_PAGE_WORDS } from '../../src/desk/words/page-words.ts';
import { TOOLS } from '../../src/desk/tools/tools.ts';
import { DOCTOR_PAGE_WORDS } from '../../src/doctor/model/words/page-words.ts';
import type { Extension } from '../../src/engine/site/extension.ts';
import { LAB_PAGE_WORDS } from '../../src/lab/model/words/page-words.ts';
import { DESK } from '../../src/desk/model/document.ts';
import { DOCTOR } from '../../src/doctor/model/document.ts';
import { LAB } from '../../src/lab/model/document.ts';
import { LESSON } from '../../src/learn/model/document.ts';
import { LEARN_PAGE_WORDS } from '../../src/learn/words/page-words.ts';
import { STARTER } from '../../src/starter/model/document.ts';
import { PROOF_BROWSER_WORDS } from '../../src/proof/model/words/browser-words.ts';
import { STARTER_PAGE_WORDS } from '../../src/starter/model/words/page-words.ts';
import { build, tempFolder } from './built-site.ts';
import type { BuiltSite } from './built-site.ts';

declare const __ENGINE_ROOT__: string;

/** The shell says one of them too, and the worker of the lab, whose script is not built here, says two. */
const NOT_OWN = ['starterPrompt', 'deskPrompt', 'doctorByHand', 'labNoHeaders', 'labNoMemory'];
/** Long enough to be in no other text. */
const sentences = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).flatMap(([key, text]) =>
    text.length > 24 && !text.includes('{') && !NOT_OWN.includes(key) ? [text] : [],
  );

/** What the code, the styles and the pages of extensions are recognized by, whatever the bundler renames. */
const MARKS = [
  'explorer',
  'receipt',
  'releases',
  'segmented',
  'tool-button',
  '.typed:',
  'data-types',
  '.option dl',
  ...Object.values(PROOF_BROWSER_WORDS),
  LAB,
  DOCTOR,
  STARTER,
  DESK,
  LESSON,
  'lab-bench',
  'doctor-bench',
  'starter-questions',
  'desk-bench',
  'lesson-bench',
  ...[LAB_PAGE_WORDS, DOCTOR_PAGE_WORDS, STARTER_PAGE_WORDS, DESK_PAGE_WORDS, LEARN_PAGE_WORDS].flatMap(
    sentences,
  ),
  '<th>tsup</th>',
];

/** Adds the scripts of five pages to one, without the workers, which take long to make. */
const PAGE_SCRIPTS: Extension = {
  components: {
    Instruments: {
      rule: { static: true, props: {}, children: [] },
      render(_, { scope }) {
        for (const name of ['lab', 'doctor', 'starter', 'desk', 'learn'])
          scope.scripts.add(path.join(__ENGINE_ROOT__, `src/${name}/page/entry.tsx`));
        return [];
      },
    },
  },
};
const PAGE = `import { Instruments, MappedOptions } from '@theme'

# Instruments

<Instruments />

<MappedOptions tool="tsup" />
`;
/** Pages that the table of the desk links to. */
const LINKED = tableRows(TOOLS[0]!)
  .flat()
  .flatMap((cell) => [...cell.matchAll(/\]\((\/[^)#]+)/g)].map(([, route]) => route!));

const EXTENSIONS =
  "extensions: ['proof', 'lab', 'doctor', 'starter', 'desk', 'learn'],\n  markdown: { brokenAnchors: 'warning' },\n";

let plain: BuiltSite;
let whole: BuiltSite;

beforeAll(async () => {
  const folder = path.join(tempFolder(), 'new');
  createSite([folder], { root: __ENGINE_ROOT__ });
  plain = await build(folder);
  const config = path.join(folder, 'site.config.ts');
  const settings = readFileSync(config, 'utf8');
  writeFileSync(config, settings.replace('title:', `${EXTENSIONS}  title:`));
  writeFileSync(path.join(folder, 'docs/instruments.mdx'), PAGE);
  for (const route of LINKED) {
    const file = path.join(folder, 'docs', route.endsWith('/') ? `${route}index.mdx` : `${route}.mdx`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, '# Linked\n');
  }
  whole = await build(folder, { extensions: [...siteExtensions(__ENGINE_ROOT__), PAGE_SCRIPTS] });
}, 120_000);

const textsOf = (site: BuiltSite, ending: RegExp) =>
  site
    .files()
    .filter((name) => ending.test(name))
    .map(site.read);
const marksIn = (site: BuiltSite) => {
  const shipped = textsOf(site, /\.(?:js|css|html)$/).join('\n');
  return MARKS.filter((mark) => shipped.includes(mark));
};

test('a new site ships neither code nor words nor styles of extensions', () => {
  expect(marksIn(whole)).toEqual(MARKS);
  expect(marksIn(plain)).toEqual([]);
});

test('its scripts are smaller by what they would add', () => {
  const weigh = (site: BuiltSite) => textsOf(site, /\.js$/).join('').length;
  expect(weigh(whole) - weigh(plain)).toBeGreaterThan(20_000);
});
