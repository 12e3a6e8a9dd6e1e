import type { Claim } from './claims.ts';
import type { DeclarationFile } from '../declared/declarations.ts';

/** Declarations in the style of the two packages. */
export const DECLARATIONS: DeclarationFile[] = [
  {
    name: '@rslib/core/config.d.ts',
    text: `
export type Format = 'esm' | 'cjs';
export type Dts = {
  /**
   * Bundles them.
   * @defaultValue \`false\`
   */ bundle?: boolean | { tsconfigPath?: string; };
};
export interface LibConfig extends EnvironmentConfig {
  /**
   * @defaultValue \`'esm'\`
   */ format?: Format;
  dts?: Dts | boolean;
  /**
   * @deprecated Use another.
   * @defaultValue \`true\` in some cases.
   */ autoExternal?: boolean;
  shims?: { cjs?: { 'import.meta.url'?: boolean } };
  output?: RslibOutputConfig;
}
export type SharedLibConfig = Pick<LibConfig, 'format' | 'dts'>;
interface RslibOutputConfig extends OutputConfig {
  /**
   * @default 'node'
   */ target?: OutputConfig['target'];
}
export interface RslibConfig extends RsbuildConfig, SharedLibConfig {
  lib?: LibConfig[];
  output?: RslibOutputConfig;
}
`,
  },
  {
    name: '@rsbuild/core/config.d.ts',
    text: `
export type RsbuildTarget = 'web' | 'node';
export type Dts = { isOfRsbuild?: boolean };
export interface HtmlConfig { dts?: Dts }
export interface OutputConfig {
  /**
   * @default 'web'
   */ target?: RsbuildTarget;
  externals?: Externals;
  /**
   * Empties the folder.
   * @default true when it is inside the project
   */ cleanDistPath?: boolean | 'auto';
  legalComments?: 'none' | 'linked';
}
export type DevKeys = 'hmr';
export interface DevConfig { hmr?: boolean; port?: number; }
export interface EnvironmentConfig {
  dev?: Pick<DevConfig, DevKeys>;
  output?: OutputConfig;
  html?: HtmlConfig;
}
export interface RsbuildConfig extends EnvironmentConfig {
  server?: { port?: number };
}
`,
  },
];

export const HELP = `
Options:
  -w, --watch        turn on watch mode
  --format <format>  the output format (esm | cjs)
  --target <target>  the platform (web | node)
  --clean            empty the folder first (use --no-clean to disable)
  --dts              emit declaration files (use --no-dts to disable)
  -h, --help         Display this message
`;

export const INSPECT_HELP = `
Options:
  --mode <mode>      the build mode
  -h, --help         Display this message
`;

/** A page with a statement in every form that is compared. All are right, except where a line says otherwise. */
export const PAGE = `---
title: output
---

# output

## output.target

<Option name="output.target" type="boolean" default="'web'" cli="--dts" />

The flag is \`--target\`, or \`tsc --noEmit\`. See \`output.cleanDistPath: 'auto'\`.

## output.legalComment

\`\`\`console
$ npx rslib --format cjs && npx tsc --noEmit
--no-such-flag in an output
$ npx rslib inspect --format cjs
\`\`\`

\`\`\`console run expect-error="Unknown"
$ npx rslib --wrong-on-purpose
\`\`\`

<Option name="output.cleanDistPath" type="boolean | 'auto'" defaultText="it depends" cli="--clean, --no-clean" topLevel />

Not ours: \`--out-dir\` and \`output.library\`.

<PackageManagerTabs command="exec rslib --watsh" />

| Key | Type | Default |
| --- | --- | --- |
| [\`target\`](#outputtarget) | \`RsbuildTarget\` | \`'web'\` |
| \`legalComments\`, \`cleanDistPath\` | \`'none' \\| 'linked'\`, \`boolean\` | it depends |
| \`library\` | \`string\` | none |

| Option | Rslib | Rsbuild |
| --- | --- | --- |
| \`output.target\`, \`externals\` | \`'node'\` | none |
`;

export function claim(name: string, others: Partial<Claim> = {}): Claim {
  return {
    name,
    type: undefined,
    default: undefined,
    defaultText: undefined,
    cli: undefined,
    isTopLevel: false,
    isDeprecated: false,
    isRow: false,
    routePath: '/config/lib/format',
    file: 'docs/config/lib/format.mdx',
    line: 7,
    ...others,
  };
}
