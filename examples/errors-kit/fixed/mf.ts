import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';

export default {
  lib: [{ format: 'mf' }],
  plugins: [
    pluginModuleFederation({
      name: 'kit',
      exposes: { '.': './src/index.ts' },
      dts: false,
    }),
  ],
};
