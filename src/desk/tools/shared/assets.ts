import type { Mapping } from '../../model/mapping.ts';
import { out } from '../../model/out.ts';
import type { Setting } from '../../model/setting.ts';

/** What Rsbuild inlines by its own rules, by the kind in `output.dataUriLimit`. */
const ASSET_KINDS: Readonly<Record<string, readonly string[]>> = {
  svg: ['.svg'],
  image: [
    '.png',
    '.jpg',
    '.jpeg',
    '.gif',
    '.webp',
    '.avif',
    '.bmp',
    '.ico',
    '.apng',
    '.tiff',
    '.cur',
    '.jfif',
    '.pjpeg',
    '.pjp',
  ],
  font: ['.woff', '.woff2', '.eot', '.ttf', '.otf', '.ttc'],
  media: ['.mp4', '.webm', '.ogg', '.mp3', '.wav', '.flac', '.aac', '.mov', '.m4a', '.opus'],
};
/** More than any file has. */
const EVERY_SIZE = 100_000_000;

const kindOf = (extension: string) =>
  Object.keys(ASSET_KINDS).find((kind) => ASSET_KINDS[kind]?.includes(extension));
const isLoader = (setting: Setting, ...names: string[]) =>
  setting.kind === 'literal' && names.includes(String(setting.value));
const isExtension = (key: string) => /^\.[\w-]+$/.test(key);

/** `loader` of esbuild and Rolldown: how files are read, by extension. */
export function loaderRows<Facts>(files: readonly string[]): Mapping<Facts>[] {
  return [
    {
      name: 'loader.*',
      when: ({ setting, key }) => isLoader(setting, 'text') && isExtension(key),
      shown: "`loader: { '.txt': 'text' }`",
      what: "a rule `{ test: /\\.txt$/, type: 'asset/source' }` in [`tools.rspack`](/config/rsbuild/tools)",
      why: 'Same.',
      convert: ({ key }) => [
        {
          at: 'tools.rspack',
          value: out({ module: { rules: [{ test: new RegExp(`\\${key}$`), type: 'asset/source' }] } }),
        },
      ],
    },
    {
      name: 'loader.*',
      when: ({ setting, key }) => isLoader(setting, 'dataurl') && kindOf(key) !== undefined,
      shown: "`loader: { '.svg': 'dataurl' }`",
      what: '[`output.dataUriLimit`](/config/rsbuild/output)',
      why: 'A size in bytes, for all files of the same kind.',
      convert: ({ key }) => [{ at: 'output.dataUriLimit', value: out({ [kindOf(key) ?? '']: EVERY_SIZE }) }],
    },
    {
      name: 'loader.*',
      when: ({ setting, key }) => isLoader(setting, ...files) && kindOf(key) !== undefined,
      shown: `\`loader: { '.svg': '${files[0]}' }\``,
      what: 'the default',
      why: 'Written to `static/svg`, without a hash.',
      unneeded: 'images, fonts and media become files',
    },
    {
      name: 'loader.*',
      when: ({ setting, key }) =>
        isLoader(setting, key.slice(1)) && ['.js', '.jsx', '.ts', '.tsx', '.json', '.css'].includes(key),
      shown: '',
      what: 'nothing',
      unneeded: 'these files are read as what their names say',
    },
    {
      name: 'loader.*',
      shown: '`loader`, with others',
      what: 'a rule in [`tools.rspack`](/config/rsbuild/tools)',
      why: 'For `.js` files with JSX, [add the plugin of the framework](/guide/migration/tsup#jsx).',
    },
  ];
}
