declare module 'virtual:browser-extensions' {
  /** The browser halves of the extensions that the site has. */
  export const extensions: readonly import('../runtime/islands/browser-extension.ts').BrowserExtension[];
}

declare module 'virtual:extension-styles' {
  /** Their rules for every page. */
  export const extensionStyles: readonly string[];
}
