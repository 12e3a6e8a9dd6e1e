/** Plugins that configurations can import, and that of Rslib for declaration files. Paths are relative to `node_modules`. */

export interface PluginContents {
  /** Loaders, which Rspack asks for by path. */
  loaders: readonly string[];
  /** Modules that the plugin or its loaders ask for by a name that they compute. */
  required: readonly string[];
  /** Files that have to be on the volume: manifests, and what loaders import into the output. */
  installed: readonly string[];
  /** Modules that a file of `worker` takes the place of. */
  standIns?: Readonly<Record<string, string>>;
  /** Manifests of packages that are made of such modules. */
  manifests?: Readonly<Record<string, object>>;
}

/** Each plugin is a script of its own, which the worker loads when a configuration imports it or asks for declarations. */
export const PLUGINS: Readonly<Record<string, PluginContents>> = {
  '@rsbuild/plugin-react': {
    loaders: [],
    required: [],
    installed: ['react-refresh/package.json', 'react-refresh/runtime.js'],
  },
  '@rsbuild/plugin-vue': {
    loaders: ['index', 'pitcher', 'styleInlineLoader', 'stylePostLoader', 'templateLoader'].map(
      (name) => `rspack-vue-loader/dist/${name}.js`,
    ),
    required: [],
    installed: ['rspack-vue-loader/package.json', 'rspack-vue-loader/dist/exportHelper.js'],
  },
  '@rsbuild/plugin-preact': { loaders: [], required: [], installed: [] },
  '@rsbuild/plugin-svelte': {
    loaders: ['svelte-loader/index.js'],
    required: [],
    installed: ['svelte-loader/lib/hot-api.js', 'svelte-loader/package.json', 'svelte/package.json'],
  },
  '@rsbuild/plugin-babel': {
    loaders: [
      '@babel/plugin-proposal-decorators/lib/index.js',
      '@babel/plugin-transform-class-properties/lib/index.js',
      '@babel/preset-typescript/lib/index.js',
      'babel-loader/lib/index.js',
    ],
    required: ['babel-loader/package.json'],
    installed: [
      '@babel/plugin-proposal-decorators/package.json',
      '@babel/plugin-transform-class-properties/package.json',
      '@babel/preset-typescript/package.json',
      'babel-loader/package.json',
    ],
  },
  '@rsbuild/plugin-solid': {
    loaders: ['babel-preset-solid/index.js'],
    required: [],
    installed: ['babel-preset-solid/package.json'],
  },
  '@rsbuild/plugin-less': {
    loaders: ['less-loader/dist/cjs.js'],
    required: ['less'],
    installed: ['less-loader/package.json'],
  },
  '@rsbuild/plugin-sass': {
    loaders: [
      '@rsbuild/plugin-sass/compiled/resolve-url-loader/index.js',
      '@rsbuild/plugin-sass/compiled/sass-loader/index.js',
    ],
    required: ['sass-embedded/sass.node.js'],
    installed: [
      '@rsbuild/plugin-sass/compiled/resolve-url-loader/package.json',
      '@rsbuild/plugin-sass/compiled/sass-loader/package.json',
      'sass-embedded/package.json',
      'sass-embedded/sass.node.js',
    ],
  },
  'rsbuild-plugin-dts': {
    loaders: [],
    required: ['rsbuild-plugin-dts/dist/dts.js'],
    installed: [],
    standIns: {
      '@ast-grep/napi': 'declarations/ast-grep.ts',
      'typescript/lib/getExePath.js': 'declarations/native-typescript.ts',
      'typescript/lib/version.cjs': 'declarations/typescript-version.ts',
    },
    manifests: { typescript: { main: 'lib/version.cjs' } },
  },
};
