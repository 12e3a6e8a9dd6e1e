import type { Finding, Fix } from '../model/finding.ts';
import { isDeclaration } from '../model/module-format.ts';

const option = (name: string, config: string): Fix => ({ in: 'rslib.config.ts', option: name, config });
const elsewhere = (how: string): Fix => ({ in: 'elsewhere', how });

const OWN_EXTENSIONS = option('autoExtension', 'lib: [{ autoExtension: true }]');
const OWN_TYPES = option(
  'dts.autoExtension',
  "lib: [\n  { format: 'esm', dts: { autoExtension: true } },\n  { format: 'cjs', dts: { autoExtension: true } },\n]",
);
const TYPES = option('dts', 'lib: [{ dts: true }]');
const NO_INTEROP = elsewhere('Export by name instead of with `export default`, or publish ES modules only.');
const ENTRY = option('source.entry', "source: { entry: { index: './src/index.ts' } }");
const WRITE_IT = (what: string) => elsewhere(`Write ${what} into package.json: only you know it.`);
const BROWSER = elsewhere('Use a file of its own for browsers, and name it under the condition `browser`.');

const STYLES = elsewhere('Import a style sheet in an entry. Rslib then writes it beside the script.');

/** Helps against the finding of a checker when no change of package.json does. */
export function remedyFor({ code, target }: Finding): Fix | undefined {
  if (target !== undefined && isDeclaration(target)) return TYPES;
  return target?.endsWith('.css') ? STYLES : REMEDIES[code];
}

const REMEDIES: Readonly<Record<string, Fix>> = {
  IMPLICIT_INDEX_JS_INVALID_FORMAT: OWN_EXTENSIONS,
  FILE_INVALID_FORMAT: OWN_EXTENSIONS,
  FILE_INVALID_EXPLICIT_FORMAT: OWN_EXTENSIONS,
  FILE_INVALID_JSX_EXTENSION: option(
    'output.filename',
    "lib: [{ bundle: false, output: { filename: { js: '[name].jsx' } } }]",
  ),
  FILE_DOES_NOT_EXIST: ENTRY,
  FILE_NOT_PUBLISHED: ENTRY,
  EXPORTS_TYPES_INVALID_FORMAT: OWN_TYPES,
  TYPES_NOT_EXPORTED: TYPES,
  USE_ENGINES_NODE: WRITE_IT('the oldest version of Node.js that you test, as `engines.node`,'),
  USE_EXPORTS_OR_IMPORTS_BROWSER: BROWSER,
  USE_EXPORTS_BROWSER: BROWSER,
  EXPORTS_VALUE_CONFLICTS_WITH_BROWSER: BROWSER,
  FIELD_INVALID_VALUE_TYPE: WRITE_IT('a value of the right type'),
  INVALID_REPOSITORY_VALUE: WRITE_IT('the address of the repository'),
  LOCAL_DEPENDENCY: WRITE_IT('the range of versions that users should get'),
  BIN_FILE_NOT_EXECUTABLE: option('banner', "lib: [{ banner: { js: '#!/usr/bin/env node' } }]"),
  CJS_WITH_ESMODULE_DEFAULT_EXPORT: NO_INTEROP,
  NESTED_PACKAGE_JSON_FIELD_IGNORED: elsewhere('Remove the field from the inner package.json.'),
  IMPORTS_MODULE_SHOULD_BE_ESM: option('format', "lib: [{ format: 'esm' }, { format: 'cjs' }]"),
  MODULE_SHOULD_BE_ESM: option('format', "lib: [{ format: 'esm' }, { format: 'cjs' }]"),
  EXPORTS_MODULE_SHOULD_BE_ESM: option('format', "lib: [{ format: 'esm' }, { format: 'cjs' }]"),
  NoResolution: ENTRY,
  UntypedResolution: TYPES,
  FalseCJS: OWN_TYPES,
  FalseESM: OWN_TYPES,
  NamedExports: option('format', "lib: [{ format: 'esm' }, { format: 'cjs' }]"),
  CJSResolvesToESM: option('format', "lib: [{ format: 'esm' }, { format: 'cjs' }]"),
  FallbackCondition: TYPES,
  CJSOnlyExportsDefault: NO_INTEROP,
  FalseExportDefault: elsewhere('Declare `export =` in the types, or build both from one source with `dts`.'),
  MissingExportEquals: elsewhere('Declare `export =` with a property `default` in the types.'),
  UnexpectedModuleSyntax: OWN_EXTENSIONS,
  InternalResolutionError: option(
    'redirect.dts',
    'lib: [{ redirect: { dts: { path: true, extension: true } } }]',
  ),
};
