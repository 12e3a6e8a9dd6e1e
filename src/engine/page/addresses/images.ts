import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import type { Node } from 'unist';
import { isElsewhere, splitAddress } from '../../../model/address.ts';
import { nearest } from '../../../model/nearest.ts';
import { decodeSafely } from '../../content/site-file.ts';
import { report } from '../context/scope.ts';
import type { FileScope } from '../context/scope.ts';
import type { SiteContext } from '../context/site-context.ts';
import { hashedName } from '../../files/out-file.ts';
import { unreadable } from '../../files/read-text.ts';

export interface ResolvedImage {
  src: string;
  width?: number | undefined;
  height?: number | undefined;
}

/** The size keeps the page from shifting when the image loads. */
export function resolveImage(src: string, node: Node, scope: FileScope, site: SiteContext): ResolvedImage {
  if (isElsewhere(src)) return { src };
  const { asked, isPublic, file } = imageFile(src, scope, site);
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
    const meant = nearest(path.basename(file), namesBeside(file));
    report(scope, node, {
      level: 'error',
      what: `The image "${src}" does not exist.`,
      didYouMean: meant === undefined ? undefined : `"${path.posix.join(path.posix.dirname(asked), meant)}"`,
      fix: isPublic ? 'Put it in docs/public.' : 'Put it next to the page, or fix the path.',
    });
    return { src };
  }
  scope.dependencies.add(file);
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    report(scope, node, unreadable(error, `image "${src}"`));
    return { src };
  }
  const host = site.assetHost === '' ? site.base : `${site.assetHost}/`;
  if (isPublic) return { src: host + encodeURI(asked.slice(1)), ...sizeOf(bytes, src, node, scope) };
  const { name, ext } = path.parse(file);
  const output = hashedName(name.replaceAll(/[^\w.-]/g, '-'), ext, bytes);
  scope.assets.push({ file, output });
  return { src: host + output, ...sizeOf(bytes, src, node, scope) };
}

/** Takes an image URL of this site. */
export function imageFile(src: string, scope: FileScope, site: SiteContext) {
  const asked = decodeSafely(splitAddress(src).path);
  const isPublic = asked.startsWith('/');
  const folder = isPublic ? path.join(site.docsDir, 'public') : path.dirname(scope.file);
  return { asked, isPublic, file: path.join(folder, asked) };
}

function sizeOf(
  bytes: Uint8Array,
  src: string,
  node: Node,
  scope: FileScope,
): { width?: number; height?: number } {
  try {
    const { width, height } = imageSize(bytes);
    return { width: Math.round(width), height: Math.round(height) };
  } catch {
    report(scope, node, {
      level: 'warning',
      what: `The size of the image "${src}" cannot be read.`,
      fix: 'Give an SVG a viewBox or width and height; check that other files really are images.',
    });
    return {};
  }
}

function namesBeside(file: string): string[] {
  try {
    return readdirSync(path.dirname(file));
  } catch {
    return [];
  }
}
