import type { BundlerFormat } from '../shared/formats.ts';

/** What a preset says about one output. */
export interface PresetBuild {
  format: BundlerFormat;
  isBundled: boolean;
  outDir: string;
  target: string;
  isForBrowsers?: true;
  /** The folder of declaration files, of an output that has nothing else. */
  typesDir?: string;
}

const NAME = /^npm-(library|component)(-with-umd)?(?:-(es5|es6|es20(?:1[5-9]|2[0-2])|esnext))?$/;

/** The outputs of a preset; undefined if there is none with this name. ES modules come first, as readers expect. */
export function presetBuilds(name: string): PresetBuild[] | undefined {
  const [whole, kind, umd, target = 'es6'] = NAME.exec(name) ?? [];
  if (whole === undefined) return undefined;
  const isBundled = kind === 'library';
  return [
    { format: 'esm', isBundled, outDir: './dist/es', target },
    { format: 'cjs', isBundled, outDir: './dist/lib', target },
    ...(umd === undefined
      ? []
      : [
          {
            format: 'umd' as const,
            isBundled: true,
            outDir: './dist/umd',
            target,
            isForBrowsers: true as const,
          },
        ]),
    { format: 'cjs', isBundled, outDir: './dist', target, typesDir: './types' },
  ];
}
