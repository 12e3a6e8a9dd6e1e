import path from 'node:path';
import { build } from 'rolldown';
import type { LabPlaces } from './lab-places.ts';
import { labPlugin } from './lab-plugin.ts';

/** Bundles one script of the lab: the worker's, or that of Rspack's threads. */
export async function bundleScript(
  places: LabPlaces,
  entry: string,
  define: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { output } = await build({
    input: path.join(places.worker, entry),
    platform: 'browser',
    transform: { define: { ...define } },
    resolve: { mainFields: ['module', 'main'], conditionNames: ['import', 'default'] },
    plugins: [labPlugin(places)],
    output: { format: 'esm', codeSplitting: false, minify: true, comments: false },
    write: false,
    logLevel: 'warn',
    checks: { bundlerTimings: false },
  });
  const [{ code }] = output;
  return code;
}
