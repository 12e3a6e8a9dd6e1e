import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'rolldown';
import { hashedName } from '../../engine/files/out-file.ts';
import type { BundledPackages } from '../../engine/output/packages/bundled-packages.ts';
import type { ServedFile, ServedPackage } from '../model/served-package.ts';
import { TYPE_FILES, TYPE_PACKAGES, TYPESCRIPT, TYPESCRIPT_PATCHES } from './bundle-contents.ts';
import { withDependencies } from './bundle-packages.ts';
import { bundleScript } from './bundle-scripts.ts';
import { compressed, smallest } from './compress-part.ts';
import type { WriteFile } from '../../engine/files/finished-folder.ts';
import type { LabPlaces } from './lab-places.ts';
import { patched } from './patched.ts';

interface BundledTypes {
  /** The script of the worker with TypeScript. */
  script: string;
  files: readonly string[];
  /** Packages whose declarations are in the files. */
  packages: readonly string[];
  /** Bytes that TypeScript loads before it reads a project, compressed. */
  transferSize: number;
}

interface Manifest {
  dependencies?: Record<string, string>;
}

const MODULE = 'lab:typescript';
const LANGUAGE_FILE = /^lib\..*\bd\.ts$/;
const DECLARATION = /\.d\.[cm]?ts$/;
const SCRIPT = /\.[cm]?js$/;
const NESTED = /(?:^|\/)node_modules\//;
/** A long comment. One that TypeScript reads stays. */
const COMMENT = /\/\*(?![^]{0,20}@ts-)[^]*?\*\//g;

/** Writes the worker with TypeScript, the declarations of the language, and those of packages. */
export async function bundleTypes(
  places: LabPlaces,
  bundled: BundledPackages,
  write: WriteFile,
): Promise<BundledTypes> {
  const { packages } = places;
  const language = languageFiles(path.join(packages, TYPESCRIPT, 'lib'));
  const served = serve(write, 'typescript-lib', TYPESCRIPT, language);
  const servePackage = (name: string, files: Record<string, string>) =>
    serve(write, `types-${name.replace('@', '').replace('/', '-')}`, name, files);
  const whole = withDependencies(packages, TYPE_PACKAGES).map((name): ServedPackage => {
    const files = typesOf(path.join(packages, name));
    const { dependencies = {} } = JSON.parse(files['package.json']!) as Manifest;
    return { ...servePackage(name, files), dependencies: Object.keys(dependencies), isPartial: false };
  });
  const partial = Object.entries(TYPE_FILES).map(([name, file]): ServedPackage => {
    const files = textsOf(path.join(packages, name), ['package.json', file]);
    return { ...servePackage(name, files), dependencies: Object.keys(TYPE_FILES), isPartial: true };
  });
  const types = [...whole, ...partial];
  const beside = <File extends ServedFile>(file: File) => ({ ...file, file: path.basename(file.file) });
  const script = await bundleScript({
    input: path.join(places.worker, 'types/entry.ts'),
    plugin: typescriptPlugin(places),
    format: 'esm',
    bundled,
    define: { __LANGUAGE__: JSON.stringify(beside(served)), __TYPES__: JSON.stringify(types.map(beside)) },
  });
  const scriptName = write(hashedName('lab/typescript', '.js', script), script);
  const sizes = [script, JSON.stringify(language)].map(async (content) =>
    smallest(await compressed(Buffer.from(content))),
  );
  return {
    script: scriptName,
    files: [scriptName, served.file, ...types.map(({ file }) => file)],
    packages: types.map(({ name }) => name),
    transferSize: (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0),
  };
}

function serve(write: WriteFile, label: string, name: string, texts: Record<string, string>): ServedFile {
  const content = JSON.stringify(texts);
  const file = write(hashedName(`lab/${label}`, '.json', content), content);
  return { name, file, digest: createHash('sha256').update(content).digest('hex') };
}

function languageFiles(folder: string): Record<string, string> {
  const names = readdirSync(folder).filter((name) => LANGUAGE_FILE.test(name));
  return textsOf(folder, names.sort());
}

/** The files that TypeScript reads of a package. Where it has no types, TypeScript only looks for its scripts. */
function typesOf(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => !NESTED.test(name))
    .sort();
  const declarations = names.filter((name) => DECLARATION.test(name));
  const manifests = names.filter((name) => path.basename(name) === 'package.json');
  const scripts = declarations.length > 0 ? [] : names.filter((name) => SCRIPT.test(name));
  return {
    ...textsOf(folder, [...manifests, ...declarations]),
    ...Object.fromEntries(scripts.map((name) => [name, ''])),
  };
}

function textsOf(folder: string, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => {
      const text = readFileSync(path.join(folder, name), 'utf8');
      return [name, DECLARATION.test(name) ? withoutComments(text) : text];
    }),
  );
}

/** Comments are most of the text of declarations. Lines stay where they are, because messages name them. */
function withoutComments(text: string): string {
  return text.replaceAll(COMMENT, (comment) => comment.replaceAll(/[^\n]/g, ''));
}

/** Resolves TypeScript's command, which runs when it is loaded, as a module that runs it when it is called. */
function typescriptPlugin({ packages }: LabPlaces): Plugin {
  const file = path.join(packages, TYPESCRIPT, 'lib/_tsc.js');
  return {
    name: 'lab-typescript',
    resolveId(id, importer) {
      if (id === MODULE) return file;
      // TypeScript asks for Node's modules where it runs in Node.
      return importer === file ? { id, external: true } : undefined;
    },
    transform: (code, id) => (id === file ? patched('_tsc.js', code, TYPESCRIPT_PATCHES) : undefined),
  };
}
