import { readFileSync } from 'node:fs';
import type { Element } from 'hast';
import { imageFile, resolveImage } from './images.ts';
import type { ResolvedImage } from './images.ts';
import { report } from '../context/scope.ts';
import type { FileScope } from '../context/scope.ts';
import type { SiteContext } from '../context/site-context.ts';

/** Resolves a drawing for both themes: an image of this site that uses its dark colors when requested as `#dark`. */
export function resolveDrawing(
  src: string,
  node: Element,
  scope: FileScope,
  site: SiteContext,
): ResolvedImage {
  const resolved = resolveImage(src, node, scope, site);
  if (node.data?.component?.props['alt'] === '') {
    report(scope, node, {
      level: 'error',
      what: `The drawing "${src}" has no text alternative.`,
      fix: 'Describe the picture in alt.',
    });
  }
  const text = textOf(imageFile(src, scope, site).file);
  if (text !== undefined && !hasBothThemes(text)) {
    report(scope, node, {
      level: 'error',
      what: `The drawing "${src}" has no dark colors.`,
      fix: 'Add id="dark" to its <svg> and a rule for :target to its <style>, or show it as a plain image.',
    });
  }
  return resolved;
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // Already reported as an image.
    return undefined;
  }
}

function hasBothThemes(text: string): boolean {
  return /<svg\b[^>]*\sid="dark"/.test(text) && text.includes(':target');
}
