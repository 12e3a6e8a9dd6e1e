// Imported only by the process that builds fixtures, because it loads the whole engine.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { siteExtensions } from '../../src/cli/site-extensions.ts';
import { buildSite } from '../../src/engine/output/build-site.ts';
import type { Extension } from '../../src/engine/site/extension.ts';
import { LAB, LAB_SITE } from './lab-extension.ts';

declare const __ENGINE_ROOT__: string;

/** Sites of few pages, or with extensions that only a test has. Each has those of the engine that it lists. */
const OWN_SITES = {
  'chinese-proof': { files: chineseProof },
  desk: { files: () => instrumentSite('desk', 'migrate', 'Desk') },
  doctor: { files: () => instrumentSite('doctor', 'doctor', 'Doctor'), extensions: [isolating('/doctor')] },
  lab: { files: labSite, extensions: [driver()] },
  'own-script': { files: ownScript, extensions: [LAB] },
  starter: { files: () => instrumentSite('starter', 'start', 'Starter') },
} satisfies Record<string, OwnSite>;

export type OwnSiteName = keyof typeof OWN_SITES;

interface OwnSite {
  files(): Files | Promise<Files>;
  extensions?: readonly Extension[];
}

/** Texts by path below the site folder. */
type Files = Readonly<Record<string, string>>;

/** Builds a site with the files and extensions of a test. */
export async function buildOwnSite(name: OwnSiteName, outDir: string): Promise<void> {
  const { files, extensions = [] }: OwnSite = OWN_SITES[name];
  const siteDir = path.join(path.dirname(outDir), 'site');
  for (const [file, content] of Object.entries(await files())) {
    await mkdir(path.dirname(path.join(siteDir, file)), { recursive: true });
    await writeFile(path.join(siteDir, file), content);
  }
  await buildSite({
    engineRoot: __ENGINE_ROOT__,
    siteDir,
    outDir,
    cacheDir: path.join(__ENGINE_ROOT__, 'node_modules/.cache/stillpage'),
    extensions: [...siteExtensions(__ENGINE_ROOT__), ...extensions],
    onStep: () => undefined,
  });
}

const settingsOf = (extension: string, chinese = "{ lang: 'zh' }") =>
  `export default { title: 'T', extensions: ['${extension}'], locales: [{ lang: 'en' }, ${chinese}] };`;

/** A page with an instrument in two languages, and a home page in each. */
function instrumentSite(extension: string, page: string, component: string): Files {
  const content = `import { ${component} } from '@theme'\n\n# T\n\n<${component} />\n`;
  return {
    'site.config.ts': settingsOf(extension),
    'docs/index.mdx': '# Home',
    [`docs/${page}.mdx`]: content,
    'docs/zh/index.mdx': '# 首页',
    [`docs/zh/${page}.mdx`]: content,
  };
}

function labSite(): Files {
  return {
    'site.config.ts': settingsOf('lab', "{ lang: 'zh', words: { labShare: '分享链接' } }"),
    'docs/index.mdx': '# Home',
    'docs/zh/index.mdx': '# 首页',
    'docs/zh/lab.mdx': "import { Lab } from '@theme'\n\n# 实验室\n\n<Lab />\n",
    'docs/lab.mdx': "import { Driver, Lab } from '@theme'\n\n# Lab\n\n<Lab />\n\n<Driver />\n",
  };
}

/** A page with a script of its own, and one without. */
function ownScript(): Files {
  return { ...LAB_SITE, 'site.config.ts': "export default { title: 'T' };", 'docs/index.mdx': '# Home' };
}

const RECORDED = 'docs/config/lib/id';

/** A Chinese site with an explorer and a page of this site that has been run, without its links. */
async function chineseProof(): Promise<Files> {
  const read = (name: string) => readFile(path.join(__ENGINE_ROOT__, name), 'utf8');
  const explorer = await readdir(path.join(__ENGINE_ROOT__, 'explorers/format'), {
    recursive: true,
    withFileTypes: true,
  });
  const explorerFiles = explorer
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(__ENGINE_ROOT__, path.join(entry.parentPath, entry.name)));
  return {
    'site.config.ts':
      "export default { title: 'T', extensions: ['proof'], lang: 'zh', locales: [{ lang: 'zh' }] };",
    'docs/index.mdx': '# 首页\n',
    'docs/explorer.mdx': 'import { Explorer } from \'@theme\'\n\n# 格式\n\n<Explorer id="format" />\n',
    ...Object.fromEntries(
      await Promise.all(explorerFiles.map(async (name) => [name, await read(name)] as const)),
    ),
    'docs/run.mdx': (await read(`${RECORDED}.mdx`)).replaceAll(/\]\([^)]+\)/g, '](/)'),
    'docs/run.recorded.json': await read(`${RECORDED}.recorded.json`),
  };
}

/** Isolates a page as that of the lab is. */
function isolating(page: string): Extension {
  const headers = {
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-opener-policy': 'same-origin',
  };
  return { headers: () => [{ path: page, headers }] };
}

/** Adds a script to the page of the lab, through which tests talk to the worker. */
function driver(): Extension {
  return {
    components: {
      Driver: {
        rule: { static: true, props: {}, children: [] },
        render(_, { scope }) {
          scope.scripts.add(path.join(__ENGINE_ROOT__, 'tests/support/lab-driver.ts'));
          return [];
        },
      },
    },
  };
}
