/** How much a finding matters. A choice is what the package says it wants, such as ES modules only. */
export type Severity = 'error' | 'warning' | 'suggestion' | 'choice';

/** From the worst on. */
export const SEVERITIES: readonly Severity[] = ['error', 'warning', 'suggestion', 'choice'];

const FINDINGS = '/guide/publish/findings';

/** What is known about a code before any package is read. */
interface CodeFacts {
  /** Route and anchor of the section that explains it. */
  page: string;
  severity: Severity;
}

export type OwnCode = keyof typeof OWN_CODES;

/** The findings of the doctor itself. */
export const OWN_CODES = {
  'doctor/unreadable': { severity: 'error', page: `${FINDINGS}#archive` },
  'doctor/refused-entry': { severity: 'warning', page: `${FINDINGS}#archive` },
  'doctor/manifest': { severity: 'error', page: `${FINDINGS}#manifest` },
  'doctor/private': { severity: 'choice', page: `${FINDINGS}#private` },
  'doctor/no-entry': { severity: 'error', page: `${FINDINGS}#no-entry` },
  'doctor/not-examined': { severity: 'warning', page: `${FINDINGS}#not-examined` },
  'doctor/no-types': { severity: 'choice', page: `${FINDINGS}#no-types` },
  'doctor/unlisted-import': { severity: 'error', page: `${FINDINGS}#unlisted-import` },
  'doctor/unlisted-types': { severity: 'error', page: `${FINDINGS}#unlisted-types` },
  'doctor/alias-in-types': { severity: 'error', page: `${FINDINGS}#alias-in-types` },
  'doctor/unused-dependency': { severity: 'warning', page: `${FINDINGS}#unused-dependency` },
  'doctor/workspace-range': { severity: 'error', page: `${FINDINGS}#local-dependency` },
  'doctor/lost-directive': { severity: 'error', page: `${FINDINGS}#lost-directive` },
  'doctor/lost-hashbang': { severity: 'error', page: `${FINDINGS}#hashbang` },
  'doctor/build-path': { severity: 'warning', page: `${FINDINGS}#build-path` },
  'doctor/source-map': { severity: 'warning', page: `${FINDINGS}#source-map` },
  'doctor/secret-file': { severity: 'error', page: `${FINDINGS}#stray-file` },
  'doctor/stray-file': { severity: 'warning', page: `${FINDINGS}#stray-file` },
  'doctor/css-import': { severity: 'warning', page: `${FINDINGS}#css-import` },
  'doctor/dropped-css': { severity: 'error', page: `${FINDINGS}#dropped` },
  'doctor/dropped-global': { severity: 'warning', page: `${FINDINGS}#dropped` },
  'doctor/no-license': { severity: 'suggestion', page: `${FINDINGS}#license` },
  'doctor/no-readme': { severity: 'suggestion', page: `${FINDINGS}#license` },
} as const satisfies Record<`doctor/${string}`, CodeFacts>;

/** Where each code of publint is explained. Its severity comes with the message. */
export const PUBLINT_PAGES: Readonly<Record<string, string>> = {
  IMPLICIT_INDEX_JS_INVALID_FORMAT: `${FINDINGS}#file-format`,
  FILE_INVALID_FORMAT: `${FINDINGS}#file-format`,
  FILE_INVALID_EXPLICIT_FORMAT: `${FINDINGS}#file-format`,
  FILE_INVALID_JSX_EXTENSION: `${FINDINGS}#jsx-extension`,
  FILE_DOES_NOT_EXIST: `${FINDINGS}#missing-file`,
  FILE_NOT_PUBLISHED: `${FINDINGS}#not-packed`,
  MODULE_SHOULD_BE_ESM: `${FINDINGS}#module-condition`,
  HAS_MODULE_BUT_NO_EXPORTS: `${FINDINGS}#no-exports`,
  HAS_ESM_MAIN_BUT_NO_EXPORTS: `${FINDINGS}#no-exports`,
  EXPORTS_GLOB_NO_MATCHED_FILES: `${FINDINGS}#patterns`,
  EXPORTS_GLOB_NO_DEPRECATED_SUBPATH_MAPPING: `${FINDINGS}#patterns`,
  EXPORTS_TYPES_SHOULD_BE_FIRST: `${FINDINGS}#types-first`,
  EXPORTS_MODULE_SHOULD_PRECEDE_REQUIRE: `${FINDINGS}#condition-order`,
  EXPORTS_DEFAULT_SHOULD_BE_LAST: `${FINDINGS}#condition-order`,
  EXPORTS_MODULE_SHOULD_BE_ESM: `${FINDINGS}#module-condition`,
  EXPORTS_VALUE_INVALID: `${FINDINGS}#dot-slash`,
  EXPORTS_MISSING_ROOT_ENTRYPOINT: `${FINDINGS}#no-root`,
  EXPORTS_FALLBACK_ARRAY_USE: `${FINDINGS}#arrays`,
  USE_ENGINES_NODE: `${FINDINGS}#engines`,
  USE_EXPORTS_BROWSER: `${FINDINGS}#browser-field`,
  USE_EXPORTS_OR_IMPORTS_BROWSER: `${FINDINGS}#browser-field`,
  USE_FILES: `${FINDINGS}#files`,
  USE_SIDE_EFFECTS: `${FINDINGS}#side-effects`,
  USE_TYPE: `${FINDINGS}#type`,
  USE_LICENSE: `${FINDINGS}#license`,
  TYPES_NOT_EXPORTED: `${FINDINGS}#untyped-entry`,
  EXPORTS_TYPES_INVALID_FORMAT: `${FINDINGS}#types-format`,
  FIELD_INVALID_VALUE_TYPE: `${FINDINGS}#field-type`,
  EXPORTS_VALUE_CONFLICTS_WITH_BROWSER: `${FINDINGS}#browser-field`,
  DEPRECATED_FIELD_JSNEXT: `${FINDINGS}#jsnext`,
  INVALID_REPOSITORY_VALUE: `${FINDINGS}#repository`,
  LOCAL_DEPENDENCY: `${FINDINGS}#local-dependency`,
  BIN_FILE_NOT_EXECUTABLE: `${FINDINGS}#hashbang`,
  IMPORTS_GLOB_NO_DEPRECATED_SUBPATH_MAPPING: `${FINDINGS}#patterns`,
  IMPORTS_KEY_INVALID: `${FINDINGS}#dot-slash`,
  IMPORTS_VALUE_INVALID: `${FINDINGS}#dot-slash`,
  IMPORTS_GLOB_NO_MATCHED_FILES: `${FINDINGS}#patterns`,
  IMPORTS_DEFAULT_SHOULD_BE_LAST: `${FINDINGS}#condition-order`,
  IMPORTS_MODULE_SHOULD_PRECEDE_REQUIRE: `${FINDINGS}#condition-order`,
  IMPORTS_MODULE_SHOULD_BE_ESM: `${FINDINGS}#module-condition`,
  IMPORTS_FALLBACK_ARRAY_USE: `${FINDINGS}#arrays`,
  CJS_WITH_ESMODULE_DEFAULT_EXPORT: `${FINDINGS}#default-export`,
  NESTED_PACKAGE_JSON_FIELD_IGNORED: `${FINDINGS}#nested`,
};

/** Where each problem of Are The Types Wrong is explained, and how much it matters to those who meet it. */
export const ATTW_CODES: Readonly<Record<string, CodeFacts>> = {
  NoResolution: { severity: 'error', page: `${FINDINGS}#no-resolution` },
  UntypedResolution: { severity: 'error', page: `${FINDINGS}#untyped-entry` },
  FalseCJS: { severity: 'error', page: `${FINDINGS}#types-format` },
  FalseESM: { severity: 'error', page: `${FINDINGS}#types-format` },
  NamedExports: { severity: 'error', page: `${FINDINGS}#named-exports` },
  CJSResolvesToESM: { severity: 'warning', page: `${FINDINGS}#esm-only` },
  FallbackCondition: { severity: 'warning', page: `${FINDINGS}#types-first` },
  CJSOnlyExportsDefault: { severity: 'warning', page: `${FINDINGS}#default-export` },
  FalseExportDefault: { severity: 'error', page: `${FINDINGS}#default-export` },
  MissingExportEquals: { severity: 'warning', page: `${FINDINGS}#default-export` },
  UnexpectedModuleSyntax: { severity: 'error', page: `${FINDINGS}#file-format` },
  InternalResolutionError: { severity: 'error', page: `${FINDINGS}#alias-in-types` },
};
