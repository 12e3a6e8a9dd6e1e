import type { LabConfig } from '../model/protocol.ts';

export interface LoadedConfig {
  config: LabConfig;
  /** A plugin that is added to those of the configuration. */
  plugin: object | undefined;
}

let current: LoadedConfig | undefined;

/** The configuration of the project that is being built. */
export const loadedConfig = {
  set(loaded: LoadedConfig): void {
    current = loaded;
  },
  get(): LoadedConfig | undefined {
    return current;
  },
};
