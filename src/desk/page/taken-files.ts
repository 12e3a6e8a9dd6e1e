import type { WholeConversion } from '../worker/protocol.ts';
import { MANIFEST } from './given.ts';

export const CONFIG = 'rslib.config.ts';
const REPORT = 'migration.txt';
const TSCONFIG = 'tsconfig.json';

type Files = Record<string, string>;

/** The files that a reader takes home: the new ones, and the list of all options as `npm run migrate` prints it. */
export function resultFiles({ config, manifest, report }: WholeConversion): Files {
  return {
    ...(config !== undefined && { [CONFIG]: config }),
    ...(manifest !== undefined && { [MANIFEST]: manifest }),
    [REPORT]: `${report}\n`,
  };
}

/** A project for the lab: the new files, and empty sources where the configuration expects some. */
export function labFiles({ config, manifest, sources }: WholeConversion): Files {
  const folder = sources[0]?.split('/').slice(0, -1)[0];
  const include = folder ?? '.';
  return {
    ...Object.fromEntries(sources.map((file) => [file, stub(file)])),
    ...(config !== undefined && { [CONFIG]: config }),
    [MANIFEST]: manifest ?? json({ name: 'my-library', private: true }),
    [TSCONFIG]: json({
      compilerOptions: {
        rootDir: include,
        strict: true,
        target: 'ES2022',
        module: 'ESNext',
        moduleResolution: 'bundler',
        jsx: 'preserve',
      },
      include: [include],
    }),
  };
}

function stub(file: string): string {
  return /\.(?:css|scss|sass|less)$/.test(file)
    ? `/* Paste ${file} here. */\n`
    : `// Paste ${file} here.\nexport const pasted = false;\n`;
}

const json = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`;
