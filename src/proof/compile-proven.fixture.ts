import type { CompiledPage } from '../engine/page/compile-page.ts';
import { compileMdx } from '../engine/site/temp-site.fixture.ts';
import type { SiteFiles } from '../engine/site/temp-site.fixture.ts';
import { proofExtensions } from './proof.ts';

declare const __ENGINE_ROOT__: string;

/** Compiles `docs/page.mdx` the way the commands do. */
export function compileProven(source: string, files: SiteFiles = {}, base = '/'): Promise<CompiledPage> {
  return compileMdx(source, files, { base }, proofExtensions(__ENGINE_ROOT__));
}
