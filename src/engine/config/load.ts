import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { nearest } from '../../model/nearest.ts';
import { type Problem, ProblemError } from '../../model/problem.ts';
import { displayPath } from '../files/display-path.ts';
import { blockedPictures } from './blocked-pictures.ts';
import { evaluateConfig } from './evaluate.ts';
import { findRepository } from './find-repository.ts';
import { explainIssues, type Explanation, show } from './explain-issue.ts';
import { valueAt } from './known-keys.ts';
import { locateSetting } from './locate-setting.ts';
import { type SiteConfig, siteConfigSchema } from './schema.ts';
import { DEFAULT_LANG } from './site-settings.ts';
import { basePath, siteOrigin } from './setting-parts.ts';
import { tsconfigAliases, tsconfigOf } from './tsconfig-aliases.ts';

export interface ConfiguredSite {
  siteDir: string;
  docsDir: string;
  configFile: string;
  config: SiteConfig;
  /** Files the configuration was built from, for watching. */
  dependencies: string[];
}

export interface Overrides {
  base?: string | undefined;
  url?: string | undefined;
}

export interface LoadOptions {
  /** Docs folder, if it is not `docs` in the site folder. */
  docsDir?: string | undefined;
  env?: Record<string, string | undefined>;
  /** Settings for this run that override the file: a preview is the same site at another URL. */
  overrides?: Overrides | undefined;
  /** Folder for the temporary bundle of the configuration. Defaults to the system's temporary folder. */
  cacheDir?: string | undefined;
}

const FILE_NAMES = ['site.config.ts', 'site.config.mts', 'site.config.js', 'site.config.mjs'];

function configFileOf(siteDir: string): string | undefined {
  return FILE_NAMES.map((name) => path.join(siteDir, name)).find((file) => existsSync(file));
}

export function hasConfiguration(siteDir: string): boolean {
  return configFileOf(siteDir) !== undefined;
}

export function docsFolder(siteDir: string, docsDir: string | undefined): string {
  return path.resolve(docsDir ?? path.join(siteDir, 'docs'));
}

/** Reads and validates a site's configuration. Throws one `ProblemError` with everything the author got wrong. */
export async function loadConfiguration(siteDir: string, options: LoadOptions = {}): Promise<ConfiguredSite> {
  const root = path.resolve(siteDir);
  const configFile = configFileOf(root);
  if (configFile === undefined) throw new ProblemError([noConfig(root)]);

  const cacheDir = options.cacheDir ?? os.tmpdir();
  const { exports, dependencies } = await evaluateConfig({ siteDir: root, configFile, cacheDir });
  const docsDir = docsFolder(root, options.docsDir);
  const { env = process.env, overrides = {} } = options;
  const config = await check(exports, { configFile, siteDir: root, docsDir, env, overrides });
  if (!existsSync(docsDir)) throw new ProblemError([noDocs(root, docsDir)]);
  return {
    siteDir: root,
    docsDir,
    configFile,
    config: { ...config, alias: { ...config.alias, ...tsconfigAliases(root), ...config.alias } },
    dependencies: [...dependencies, tsconfigOf(root)],
  };
}

interface CheckContext {
  siteDir: string;
  docsDir: string;
  configFile: string;
  env: Record<string, string | undefined>;
  overrides: Overrides;
}

async function check(
  exports: Record<string, unknown>,
  { siteDir, docsDir, configFile, env, overrides }: CheckContext,
): Promise<SiteConfig> {
  const file = displayPath(siteDir, configFile);
  if (!Object.hasOwn(exports, 'default')) throw new ProblemError([noDefaultExport(file, exports)]);

  const raw = withRepository(exports['default'], siteDir, docsDir);
  const result = siteConfigSchema.safeParse(raw);
  const explanations = [
    ...(result.success
      ? blockedPictures(result.data)
      : explainIssues(result.error, {
          schema: siteConfigSchema,
          input: raw,
          nouns: { key: 'setting', whole: 'configuration' },
        })),
    ...crossChecks(raw),
  ];
  const source = explanations.length > 0 ? await readFile(configFile, 'utf8') : '';
  const problems = explanations.map((explanation) => toProblem(explanation, file, source));

  const url =
    overrides.url === undefined
      ? override(
          siteOrigin,
          env['SITE_URL'] || undefined,
          'The environment variable SITE_URL, which overrides `url`,',
        )
      : override(siteOrigin, overrides.url, 'The option --url');
  const base = override(basePath, overrides.base, 'The option --base');
  for (const { what } of [url, base]) if (what !== undefined) problems.push({ level: 'error', file, what });
  if (problems.length > 0 || !result.success) throw new ProblemError(problems);
  return {
    ...result.data,
    ...(url.value !== undefined && { url: url.value }),
    ...(base.value !== undefined && { base: base.value }),
  };
}

/** Validates a setting from outside the file. */
function override(
  schema: typeof siteOrigin | typeof basePath,
  given: string | undefined,
  name: string,
): { value?: string; what?: string } {
  if (given === undefined) return {};
  const result = schema.safeParse(given);
  if (result.success) return { value: result.data };
  return { what: `${name} ${result.error.issues[0]?.message ?? 'is not valid'}, but is ${show(given)}.` };
}

function withRepository(raw: unknown, siteDir: string, docsDir: string): unknown {
  if (typeof raw !== 'object' || raw === null || valueAt(raw, ['repository']) !== undefined) return raw;
  const repository = findRepository(siteDir, docsDir);
  return repository ? { ...raw, repository } : raw;
}

/**
 * Checks rules that involve more than one setting. Reads the raw value, so these are reported together with other
 * errors.
 */
function crossChecks(raw: unknown): Explanation[] {
  const locales = valueAt(raw, ['locales']);
  const lang = valueAt(raw, ['lang']) ?? DEFAULT_LANG;
  if (!Array.isArray(locales) || locales.length === 0 || typeof lang !== 'string') return [];
  const langs = locales.map((locale) => valueAt(locale, ['lang'])).filter((one) => typeof one === 'string');
  const found: Explanation[] = langs.flatMap((one, index) =>
    langs.indexOf(one) < index
      ? [
          {
            path: ['locales', index, 'lang'],
            pointAt: 'value',
            what: `The language ${show(one)} is listed twice.`,
          },
        ]
      : [],
  );
  if (!langs.includes(lang)) {
    const meant = nearest(lang, langs);
    found.push({
      path: ['lang'],
      pointAt: 'value',
      what: `\`lang\` must be one of the languages in \`locales\` (${[...new Set(langs)].map(show).join(', ')}), but is ${show(lang)}.`,
      ...(meant !== undefined && { didYouMean: show(meant) }),
    });
  }
  return found;
}

function toProblem(
  { path: keys, pointAt, what, fix, didYouMean }: Explanation,
  file: string,
  source: string,
): Problem {
  const place = locateSetting(source, file, { path: keys, pointAt });
  return {
    level: 'error',
    file,
    ...place,
    what,
    ...(fix !== undefined && { fix }),
    ...(didYouMean !== undefined && { didYouMean }),
  };
}

function noConfig(root: string): Problem {
  return {
    level: 'error',
    file: 'site.config.ts',
    what: `There is no site.config.ts in ${root}.`,
    fix: "Create it with: export default { title: 'My site' }.",
  };
}

function noDocs(root: string, docsDir: string): Problem {
  return {
    level: 'error',
    file: displayPath(root, docsDir),
    what: 'The docs folder does not exist.',
    fix: 'Create it, or pass another folder with --docs.',
  };
}

function noDefaultExport(file: string, exports: Record<string, unknown>): Problem {
  const others = Object.keys(exports);
  return {
    level: 'error',
    file,
    what: 'The configuration has no default export.',
    fix:
      others.length > 0
        ? `Export \`${others[0]}\` as default.`
        : "End it with: export default { title: 'My site' }.",
  };
}
