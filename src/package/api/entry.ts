/** What a site imports from the package: a function for its configuration, and the types of extensions. */
export { defineConfig } from './define-config.ts';
export type { SiteConfig } from './define-config.ts';
export type {
  AddedComponent,
  ComponentPlace,
  Fence,
  FileBlocks,
  ShownFile,
} from '../../engine/page/context/site-context.ts';
export type { BrowserPart, Extension } from '../../engine/site/extension.ts';
export type { BrowserExtension, CodeTool } from '../../runtime/islands/browser-extension.ts';
export type { SlotProps } from '../../model/hook-data.ts';
