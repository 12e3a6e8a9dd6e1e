/** How each tool builds `src/index.ts` into one ES module, with as little configuration as it accepts. */
export const tools = {
  rslib: { package: '@rslib/core', command: 'rslib --log-level error', types: '--dts' },
  tsup: { command: 'tsup src/index.ts --format esm --silent', types: '--dts', preload: 'typescript-6' },
  tsdown: { command: 'tsdown --config-loader native --logLevel error', types: '--dts', preload: 'node-22' },
  vite: { command: 'vite build --logLevel error' },
  unbuild: { command: 'unbuild', preload: 'typescript-6' },
  rollup: { command: 'rollup -c --silent', preload: 'typescript-6' },
};
