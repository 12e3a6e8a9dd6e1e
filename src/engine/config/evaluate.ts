import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { builtinModules, SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type OutputChunk, type Plugin } from 'rolldown';
import { transformSync } from 'rolldown/utils';
import { ENGINE_NAME } from '../../model/engine-name.ts';
import { type Problem, ProblemError } from '../../model/problem.ts';
import { displayPath } from '../files/display-path.ts';
import { EndlessError, endlessProblem, loadInTime } from '../files/load-in-time.ts';

export interface EvaluatedConfig {
  /** The module's exports. */
  exports: Record<string, unknown>;
  /** Every file the configuration was built from, for watching. */
  dependencies: string[];
}

interface Place {
  siteDir: string;
  configFile: string;
  /** Holds the bundle until it has been imported. */
  cacheDir: string;
}

/** Bundles and imports a configuration file, so TypeScript and relative imports work on every supported Node. */
export async function evaluateConfig(place: Place): Promise<EvaluatedConfig> {
  const chunk = await bundle(place);
  await mkdir(place.cacheDir, { recursive: true });
  // Use a new path each time, because Node caches modules by URL.
  const folder = await mkdtemp(path.join(place.cacheDir, 'site-config-'));
  const file = path.join(folder, 'site.config.bundled.mjs');
  await writeFile(file, chunk.code);
  try {
    const exports = await loadInTime(
      () => import(/* @vite-ignore */ pathToFileURL(file).href) as Promise<Record<string, unknown>>,
    );
    return { exports, dependencies: chunk.moduleIds.filter((id) => path.isAbsolute(id)) };
  } catch (error) {
    const name = displayPath(place.siteDir, place.configFile);
    throw new ProblemError([
      error instanceof EndlessError
        ? endlessProblem(name, 'The configuration')
        : thrownInside(error, file, chunk, place),
    ]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function bundle({ configFile, siteDir }: Place): Promise<OutputChunk> {
  try {
    const { output } = await build({
      input: configFile,
      cwd: siteDir,
      write: false,
      platform: 'node',
      logLevel: 'silent',
      tsconfig: false,
      plugins: [ownEngine, packagesStayOutside, ownPlaces],
      // Nothing is written there, but the paths in the source map are relative to it.
      output: { dir: siteDir, format: 'esm', sourcemap: 'hidden', codeSplitting: false },
    });
    return output[0];
  } catch (error) {
    throw new ProblemError(bundlingProblems(error, siteDir, configFile));
  }
}

/**
 * Answers the imports of the engine itself, so a configuration is read by the engine that runs, in a clone and in a site
 * that another copy is installed in. At run time, the only export returns what it is given.
 */
const ownEngine: Plugin = {
  name: 'own-engine',
  resolveId: (id) => (id === ENGINE_NAME ? `\0${ENGINE_NAME}` : undefined),
  load: (id) => (id === `\0${ENGINE_NAME}` ? 'export const defineConfig = (given) => given;' : undefined),
};

/** Resolves packages to absolute paths: the bundle is in another folder and could not find them by name. */
const packagesStayOutside: Plugin = {
  name: 'packages-stay-outside',
  async resolveId(id, importer) {
    if (importer === undefined || id.startsWith('.') || path.isAbsolute(id)) return null;
    if (id.startsWith('node:') || builtinModules.includes(id)) return { id, external: true };
    const found = await this.resolve(id, importer, { skipSelf: true });
    if (found === null || !path.isAbsolute(found.id)) return { id, external: true };
    return { id: pathToFileURL(found.id).href, external: true };
  },
};

/** Lets each file know its own place, as an extension has to: the bundle is in another folder. */
const ownPlaces: Plugin = {
  name: 'own-places',
  transform(code, id) {
    if (!code.includes('import.meta.') || !path.isAbsolute(id)) return undefined;
    const {
      code: replaced,
      map,
      errors,
    } = transformSync(id, code, {
      sourcemap: true,
      define: {
        'import.meta.url': JSON.stringify(pathToFileURL(id).href),
        'import.meta.dirname': JSON.stringify(path.dirname(id)),
        'import.meta.filename': JSON.stringify(id),
      },
    });
    // The bundler reports them, with their lines.
    if (errors.length > 0) return undefined;
    return { code: replaced, map: map ?? null, moduleType: 'js' };
  },
};

interface BundlerError {
  message?: string;
  id?: string;
  loc?: { line: number; column: number; file?: string };
}

function bundlingProblems(error: unknown, siteDir: string, configFile: string): Problem[] {
  const { errors = [error as BundlerError] } = error as { errors?: BundlerError[] };
  return errors.map((one) => ({
    level: 'error',
    file: displayPath(siteDir, one.loc?.file ?? one.id ?? configFile),
    ...(one.loc && { line: one.loc.line, column: one.loc.column + 1 }),
    what: `The configuration cannot be read: ${firstSentence(one.message ?? String(error))}.`,
  }));
}

/** Strips the code, colors and code frame the bundler adds to its messages; the location is reported separately. */
function firstSentence(message: string): string {
  // oxlint-disable-next-line no-control-regex -- color codes are control characters
  const plain = message.replace(/\u001b\[[\d;]*m/g, '').replace(/^\[[A-Z_]+\]\s*/, '');
  return (plain.split('\n')[0] ?? plain).trim().replace(/\.$/, '');
}

function thrownInside(
  error: unknown,
  bundleFile: string,
  chunk: OutputChunk,
  { siteDir, configFile }: Place,
): Problem {
  // Node names the temporary bundle as the importer of a missing package; the author only knows the configuration file.
  const message = (error instanceof Error ? error.message : String(error)).replace(/ imported from \S+$/, '');
  const problem: Problem = {
    level: 'error',
    file: displayPath(siteDir, configFile),
    what: `The configuration throws an error while it is loaded: ${firstSentence(message)}.`,
  };
  const frame = error instanceof Error ? (error.stack ?? '').split(path.basename(bundleFile))[1] : undefined;
  const [, line, column] = /^[^:\s]*:(\d+):(\d+)/.exec(frame ?? '') ?? [];
  if (line === undefined || column === undefined || chunk.map === null) return problem;
  const map = new SourceMap(chunk.map as unknown as SourceMapPayload);
  const origin = map.findEntry(Number(line) - 1, Number(column) - 1);
  if (!('originalSource' in origin)) return problem;
  const source = path.resolve(siteDir, origin.originalSource);
  return {
    ...problem,
    file: displayPath(siteDir, source),
    line: origin.originalLine + 1,
    column: origin.originalColumn + 1,
  };
}
