import { nodeModules } from 'lab:modules';
import { packageOf } from '../model/imported-packages.ts';

type Resolve = (context: string, request: string) => Promise<string>;

interface Resolvable {
  context: string;
  request: string;
  getResolve(): Resolve;
}

interface RspackConfig {
  externals?: unknown;
}

interface PluginApi {
  modifyRspackConfig(modify: (config: RspackConfig) => void): void;
}

type Config = { plugins?: readonly unknown[] } & Record<string, unknown>;

/** Makes a plugin of Rsbuild that keeps imports external if the lab does not have their package. */
export function leaveExternal(onMissing: (name: string) => void) {
  const external = async ({ context, request, getResolve }: Resolvable): Promise<string | undefined> => {
    const name = packageOf(request);
    if (name === undefined || name in nodeModules || (await isFound(getResolve(), context, request)))
      return undefined;
    onMissing(name);
    return request;
  };
  return {
    name: 'lab:leave-external',
    setup(api: PluginApi) {
      api.modifyRspackConfig((config) => {
        config.externals = [config.externals ?? [], external].flat();
      });
    },
  };
}

async function isFound(resolve: Resolve, context: string, request: string): Promise<boolean> {
  try {
    await resolve(context, request);
    return true;
  } catch {
    return false;
  }
}

/** Adds a plugin to a configuration, which may be a function that returns it. */
export function withPlugin(config: unknown, plugin: object): unknown {
  if (typeof config === 'function') {
    return async (...args: unknown[]) =>
      withPlugin(await (config as (...all: unknown[]) => unknown)(...args), plugin);
  }
  const { plugins = [], ...rest } = (config ?? {}) as Config;
  return { ...rest, plugins: [...plugins, plugin] };
}
