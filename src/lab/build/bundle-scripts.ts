import { build } from 'rolldown';
import type { BundledPackages } from '../../engine/output/packages/bundled-packages.ts';
import type { Plugin } from 'rolldown';

/** How packages are found: the worker takes their modules, and what it evaluates takes what Node would. */
const RESOLVE = {
  esm: { mainFields: ['module', 'main'], conditionNames: ['import', 'default'] },
  cjs: { mainFields: ['main'], conditionNames: ['node', 'default'], aliasFields: [] },
};

export interface ScriptToBundle {
  input: string;
  /** Resolves what the script imports. */
  plugin: Plugin;
  /** `esm` for the script of a worker, `cjs` for one that a worker evaluates. */
  format: keyof typeof RESOLVE;
  define?: Readonly<Record<string, string>>;
  /** Notes the packages whose code is in the script. */
  bundled: BundledPackages;
}

/** Bundles one script of the lab. */
export async function bundleScript({
  input,
  plugin,
  format,
  define,
  bundled,
}: ScriptToBundle): Promise<string> {
  const { output } = await build({
    input,
    platform: 'browser',
    transform: { define: { ...define } },
    resolve: RESOLVE[format],
    plugins: [plugin, bundled.plugin],
    output: { format, codeSplitting: false, minify: true, comments: false },
    write: false,
    logLevel: 'warn',
    checks: { bundlerTimings: false },
  });
  const [{ code }] = output;
  return code;
}
