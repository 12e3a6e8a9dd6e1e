declare module 'virtual:browser-extensions' {
  /** The browser halves of the extensions that the site has. */
  // oxlint-disable-next-line typescript/consistent-type-imports -- an import statement would make this file a module
  export const extensions: readonly import('../runtime/islands/browser-extension.ts').BrowserExtension[];
}

declare module 'virtual:extension-styles' {
  /** Their rules for every page. */
  export const extensionStyles: readonly string[];
}

declare module 'virtual:own-styles' {
  /** The style sheet of the site; empty if it has none. */
  export const ownStyles: string;
}

declare module 'virtual:slots' {
  /** The components that the site adds to its layout. */
  // oxlint-disable-next-line typescript/consistent-type-imports -- an import statement would make this file a module
  export const slots: import('./slots.tsx').Slots;
}

declare module 'virtual:hook-data' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an import statement would make this file a module
  export const site: import('../model/hook-data.ts').HookSite;
  // oxlint-disable-next-line typescript/consistent-type-imports -- an import statement would make this file a module
  export const texts: import('../model/hook-data.ts').HookTexts;
}
