import { readFileSync } from 'node:fs';
import { LAB } from '../../model/document.ts';

/** Returns the file that says what the lab of a page loads, or undefined for a page without a lab. */
export function labManifestOf(html: string, base: string): string | undefined {
  return new RegExp(` ${LAB}="([^"]+)"`).exec(html)?.[1]?.slice(base.length);
}

/** Returns the bytes that the first start of the lab loads. Compressing them again would take as long as the build. */
export function labWeight(manifest: string): number {
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { transferSize: number }).transferSize;
}
