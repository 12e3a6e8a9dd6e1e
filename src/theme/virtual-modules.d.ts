declare module 'virtual:browser-extensions' {
  /** The browser halves of the extensions that the site has. */
  // oxlint-disable-next-line typescript/consistent-type-imports -- an import statement would make this file a module
  export const extensions: readonly import('../runtime/islands/browser-extension.ts').BrowserExtension[];
}

declare module 'virtual:extension-styles' {
  /** Their rules for every page. */
  export const extensionStyles: readonly string[];
}
