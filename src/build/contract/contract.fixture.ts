import type { Claim } from './claims.ts';

/** Declarations in the shape of the package's own. */
export const DECLARATIONS = `
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
}
export type SharedLibConfig = Pick<LibConfig, 'format' | 'dts'>;
`;

export const HELP = `
Options:
  -w, --watch        turn on watch mode
  --format <format>  the output format (esm | cjs)
  --dts              emit declaration files (use --no-dts to disable)
  -h, --help         Display this message
`;

export function claim(name: string, others: Partial<Claim> = {}): Claim {
  return {
    name,
    type: undefined,
    default: undefined,
    cli: undefined,
    isTopLevel: false,
    isDeprecated: false,
    routePath: '/config/lib/format',
    file: 'docs/config/lib/format.mdx',
    line: 7,
    ...others,
  };
}
