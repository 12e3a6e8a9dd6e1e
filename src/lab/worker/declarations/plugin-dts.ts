import { installPlugins } from '../served/install-plugins.ts';
import { createRequire } from '../node/module.ts';
import { declarations } from './declarations.ts';

const PLUGIN = 'rsbuild-plugin-dts';

/** The options that decide what writes the declaration files. */
interface DtsOptions {
  bundle?: unknown;
  isolated?: boolean;
}

interface Plugin {
  name: string;
  setup(api: unknown): void | Promise<void>;
}

interface PluginModule {
  pluginDts(options: DtsOptions): Plugin;
}

/** Takes the place of the plugin that writes declaration files, which is loaded where a build can use it. */
export function pluginDts(options: DtsOptions): Plugin {
  return {
    name: 'rsbuild:dts',
    async setup(api) {
      if (!declarations.canWrite(options)) return;
      await installPlugins([PLUGIN]);
      const { pluginDts: real } = createRequire('/')(PLUGIN) as PluginModule;
      await real(options).setup(api);
    },
  };
}
