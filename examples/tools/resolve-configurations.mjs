// What a project that sets nothing resolves to, in Rsbuild alone and in an item of `lib` for each format.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const folder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
/** The project, which exists as long as this process. */
export const root = mkdtempSync(path.join(folder, '.inspect-'));
process.on('exit', () => rmSync(root, { recursive: true, force: true }));
mkdirSync(path.join(root, 'src'));
writeFileSync(path.join(root, 'src/index.ts'), 'export const one = 1;\n');
writeFileSync(path.join(root, 'package.json'), '{ "name": "inspected", "version": "1.0.0", "type": "module" }\n');
process.chdir(root);
const { createRslib, rsbuild } = await import('@rslib/core');
const { pluginModuleFederation } = await import('@module-federation/rsbuild-plugin');

const items = new Map();

/** What an item without other options resolves to: options of Rsbuild, and the configuration that Rspack gets. */
export function resolvedItem(format, bundle) {
  const key = `${format} ${bundle}`;
  if (!items.has(key))
    items.set(
      key,
      resolved((plugins, tools) => {
        // The one format that is refused without a plugin of its own.
        if (format === 'mf') plugins.push(pluginModuleFederation({ name: 'inspected' }));
        return createRslib({ cwd: root, config: { lib: [{ format, bundle, plugins, tools }] } });
      }),
    );
  return items.get(key);
}

export const ofRsbuildAlone = () =>
  resolved((plugins, tools) =>
    rsbuild.createRsbuild({ cwd: root, rsbuildConfig: { mode: 'production', plugins, tools } }),
  );

/** The configurations as they are when everything that may change them has done so. */
async function resolved(create) {
  let options;
  let rspack;
  const keep = {
    name: 'keep-configuration',
    setup: (api) =>
      api.modifyBundlerChain((_chain, { environment }) => {
        options = environment.config;
      }),
  };
  // Rslib makes its formats here, after all hooks. Items come after what Rslib adds.
  const tools = {
    rspack: (config) => {
      rspack = config;
    },
  };
  const tool = await create([keep], tools);
  await tool.inspectConfig({ mode: 'production' });
  return { options, rspack };
}

export async function readInput() {
  let text = '';
  for await (const chunk of process.stdin) text += chunk;
  return text;
}
