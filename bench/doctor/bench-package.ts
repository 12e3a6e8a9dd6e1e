/** Files of a package by name. */
export type PackageTexts = Readonly<Record<string, string>>;

/** Modules of the package; with the six other files, it has 20. */
const MODULES = 7;

/** Returns a healthy package of 20 files: ES modules with their declarations, and subpaths. */
export function benchPackage(name: string): PackageTexts {
  const modules = Array.from({ length: MODULES }, (_, at) => `part-${at}`);
  const entry = (file: string) => ({ types: `./dist/${file}.d.ts`, default: `./dist/${file}.js` });
  const manifest = {
    name,
    version: '1.0.0',
    license: 'MIT',
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20' },
    exports: {
      '.': entry('index'),
      ...Object.fromEntries(modules.map((file) => [`./${file}`, entry(file)])),
    },
    files: ['dist'],
  };
  const parts = modules.flatMap((file, at) => [
    [`dist/${file}.js`, `export const value${at} = (input) => input * ${at};\n`],
    [`dist/${file}.d.ts`, `export declare const value${at}: (input: number) => number;\n`],
  ]);
  const all = modules.map((file) => `export * from './${file}.js';\n`).join('');
  return {
    'package.json': `${JSON.stringify(manifest, undefined, 2)}\n`,
    'README.md': `# ${name}\n`,
    LICENSE: 'MIT License\n',
    'dist/index.js': all,
    'dist/index.d.ts': all,
    'dist/styles.css': '.part { color: red }\n',
    ...Object.fromEntries(parts),
  };
}
