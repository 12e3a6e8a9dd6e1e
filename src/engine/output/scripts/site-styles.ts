import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { PACKAGE_ROOT } from './page-modules.ts';

interface Compiled {
  css: string;
  /** Files that were read besides the style sheet itself. */
  others: string[];
}

interface Sass {
  compileAsync(file: string): Promise<{ css: string; loadedUrls: URL[] }>;
}

interface Less {
  render(text: string, options: { filename: string }): Promise<{ css: string; imports: string[] }>;
}

const SASS = ['sass-embedded', 'sass'];
/** The packages that compile a style language, the preferred one first. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = { scss: SASS, sass: SASS, less: ['less'] };
export const STYLE_PACKAGES: ReadonlySet<string> = new Set(Object.values(PACKAGES).flat());
const STYLE_SHEET = /(\.module)?\.(scss|sass|less)$/;

/**
 * Compiles style sheets in Sass and Less with the packages of the site. The bundler would only look for them in the
 * folder of the engine, and still does for a site that has none.
 */
export function siteStyles(siteDir: string): Plugin {
  const sources = new Map<string, string>();
  return {
    name: 'site-styles',
    enforce: 'pre',
    async resolveId(asked, importer, options) {
      if (!STYLE_SHEET.test(asked) || importer === undefined) return undefined;
      const found = await this.resolve(asked, importer, { ...options, skipSelf: true });
      if (!found || found.external || compilerOf(found.id, siteDir) === undefined) return null;
      // The bundler decides by the ending of a name what it contains.
      const id = found.id.replace(STYLE_SHEET, '.$2$1.css');
      sources.set(id, found.id);
      return id;
    },
    async load(id) {
      const file = sources.get(id);
      const compiler = file === undefined ? undefined : compilerOf(file, siteDir);
      if (file === undefined || compiler === undefined) return undefined;
      try {
        const { css, others } = await compile(file, compiler);
        for (const other of [file, ...others]) this.addWatchFile(other);
        return css;
      } catch (error) {
        return this.error({ id: file, message: error instanceof Error ? error.message : String(error) });
      }
    },
  };
}

/** The package that compiles a style sheet is the site's own; undefined if it is not installed. */
function compilerOf(file: string, siteDir: string): string | undefined {
  const require = createRequire(path.join(siteDir, PACKAGE_ROOT));
  for (const name of PACKAGES[STYLE_SHEET.exec(file)?.[2] ?? ''] ?? []) {
    try {
      return require.resolve(name);
    } catch {
      // Not installed.
    }
  }
  return undefined;
}

async function compile(file: string, compiler: string): Promise<Compiled> {
  const loaded = (await import(pathToFileURL(compiler).href)) as { default?: unknown };
  if (file.endsWith('.less')) {
    const less = (loaded.default ?? loaded) as Less;
    const { css, imports } = await less.render(await readFile(file, 'utf8'), { filename: file });
    return { css, others: imports };
  }
  const sass = ('compileAsync' in loaded ? loaded : loaded.default) as Sass;
  const { css, loadedUrls } = await sass.compileAsync(file);
  const others = loadedUrls.filter(({ protocol }) => protocol === 'file:').map((url) => fileURLToPath(url));
  return { css, others };
}
