import { withPlugin } from './leave-external.ts';
import { loadedConfig } from './loaded-config.ts';
import { projectModules } from './project-modules.ts';

/** Takes the place of jiti, which Rslib asks to load a configuration file. */
export function createJiti() {
  return {
    async import(path: string): Promise<unknown> {
      const loaded = loadedConfig.get();
      if (!loaded) throw new Error('No project is being built.');
      const { config, plugin } = loaded;
      const value = config.kind === 'code' ? await evaluateConfig(path) : structuredClone(config.value);
      return plugin ? withPlugin(value, plugin) : value;
    },
  };
}

async function evaluateConfig(path: string): Promise<unknown> {
  const exports = await projectModules.import(path);
  return exports['default'] ?? exports;
}
