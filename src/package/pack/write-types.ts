import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { RUNTIME_SOURCES, THEME_SOURCES } from '../../engine/config/aliases.ts';
import { ENGINE_NAME } from '../../model/engine-name.ts';

/** The files whose types a site sees, below src. */
const ENTRIES = ['package/api/entry.ts', 'components/rendered.tsx', 'theme/site-hooks.tsx'];

/** The configuration that those of sites extend. */
export const SITE_TSCONFIG = {
  compilerOptions: {
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    types: [`${ENGINE_NAME}/env`],
    strict: true,
    verbatimModuleSyntax: true,
    allowImportingTsExtensions: true,
    isolatedModules: true,
    skipLibCheck: true,
    noEmit: true,
    resolveJsonModule: true,
  },
};

/** Declares the names under which pages and components import from the engine, and files that a bundler understands. */
const ENV = [
  // The configuration and the build halves of extensions run in Node.
  '/// <reference types="node" />',
  '/// <reference types="vite/client" />',
  ...THEME_SOURCES.map((name) => moduleFrom(name, 'theme')),
  ...RUNTIME_SOURCES.map((name) => moduleFrom(name, 'runtime')),
  '',
].join('\n');

function moduleFrom(name: string, part: string): string {
  return `declare module '${name}' {\n  export * from '${ENGINE_NAME}/${part}';\n}`;
}

/** Writes the declaration files of the package: those of its entries, and of what they refer to. */
export function writeTypes(engineRoot: string, folder: string): void {
  const cache = path.join(engineRoot, 'node_modules/.cache', ENGINE_NAME);
  mkdirSync(cache, { recursive: true });
  const declared = mkdtempSync(path.join(cache, 'types-'));
  try {
    emitDeclarations(engineRoot, declared);
    for (const file of referredTo(declared, ENTRIES.map(declarationOf))) {
      const target = path.join(folder, 'types', file);
      mkdirSync(path.dirname(target), { recursive: true });
      copyFileSync(path.join(declared, file), target);
    }
  } finally {
    rmSync(declared, { recursive: true, force: true });
  }
  writeFileSync(path.join(folder, 'types/env.d.ts'), ENV);
}

function emitDeclarations(engineRoot: string, outDir: string): void {
  const src = path.join(engineRoot, 'src');
  const config = path.join(outDir, 'tsconfig.json');
  const files = [...ENTRIES, 'theme/virtual-modules.d.ts'].map((file) => path.join(src, file));
  const compilerOptions = {
    noEmit: false,
    emitDeclarationOnly: true,
    declaration: true,
    rootDir: src,
    outDir,
  };
  const own = path.join(engineRoot, 'tsconfig.json');
  writeFileSync(config, JSON.stringify({ extends: own, compilerOptions, files, include: [] }));
  const manifest = createRequire(path.join(engineRoot, 'package.json')).resolve('typescript/package.json');
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: { tsc: string } };
  execFileSync(process.execPath, [path.join(path.dirname(manifest), bin.tsc), '-p', config], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

const declarationOf = (file: string) => file.replace(/\.tsx?$/, '.d.ts');

/** Follows the relative imports of declaration files. */
function referredTo(root: string, entries: readonly string[]): string[] {
  const found = new Set(entries);
  for (const file of found) {
    const text = readFileSync(path.join(root, file), 'utf8');
    for (const [, , asked = ''] of text.matchAll(/(?:from |import\()(["'])(\.[^"']+)\1/g)) {
      const target = path.posix.join(path.posix.dirname(file), declarationOf(asked));
      if (existsSync(path.join(root, target))) found.add(target);
    }
  }
  return [...found];
}
