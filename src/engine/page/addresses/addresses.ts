import type { Element, Properties, Root } from 'hast';
import { DECLARED } from '../../../components/declared.ts';
import { resolveDrawing } from './drawings.ts';
import { resolveImage } from './images.ts';
import type { ResolvedImage } from './images.ts';
import { resolveLink } from './links.ts';
import type { FileScope } from '../context/scope.ts';
import type { SiteContext } from '../context/site-context.ts';
import { reportStyle } from '../components/style-attribute.ts';
import { walkElements } from '../syntax/walk.ts';

const ALIGNMENTS = new Set(['left', 'right', 'center']);

/** Resolves links and images, and rewrites attributes that a strict policy or clean markup does not allow. */
export function resolveAddresses(tree: Root, scope: FileScope, site: SiteContext): void {
  walkElements(tree, (element) => {
    if (element.tagName === 'a') link(element, scope, site);
    else if (element.tagName === 'img') image(element, scope, site);
    else if (element.tagName === 'th' || element.tagName === 'td') alignment(element);
    if ('style' in element.properties) {
      reportStyle(element.tagName, element, scope);
      delete element.properties['style'];
    }
    const component = element.data?.component;
    if (!component) return;
    for (const [key, rule] of Object.entries(DECLARED[component.name]?.props ?? {})) {
      const value = component.props[key];
      if (rule.isLink && typeof value === 'string')
        component.props[key] = resolveLink(value, element, scope, site).href;
      if (rule.isDrawing && typeof value === 'string')
        Object.assign(component.props, resolveDrawing(value, element, scope, site));
    }
  });
}

function link(element: Element, scope: FileScope, site: SiteContext): void {
  const { href } = element.properties;
  if (typeof href !== 'string') return;
  const resolved = resolveLink(href, element, scope, site);
  element.properties['href'] = resolved.href;
  if (resolved.isExternal) {
    element.properties['target'] = '_blank';
    element.properties['rel'] = ['noopener', 'noreferrer'];
  }
}

function image(element: Element, scope: FileScope, site: SiteContext): void {
  const { src } = element.properties;
  if (typeof src !== 'string') return;
  const resolved = resolveImage(src, element, scope, site);
  element.properties = {
    ...element.properties,
    src: resolved.src,
    ...sizeToShow(element.properties, resolved),
  };
}

/** If the author gave only one side, the other one follows from the aspect ratio. */
function sizeToShow({ width, height }: Properties, natural: ResolvedImage): Properties {
  if (width === undefined && height === undefined) return { width: natural.width, height: natural.height };
  const { width: across = Number.NaN, height: down = Number.NaN } = natural;
  const other = height === undefined ? (Number(width) * down) / across : (Number(height) * across) / down;
  const fitting = Number.isFinite(other) ? Math.round(other) : undefined;
  return { width: width ?? fitting, height: height ?? fitting };
}

/** Turns a column's alignment into a class; GFM writes it as `align` or `style`. */
function alignment(element: Element): void {
  const { align } = element.properties;
  delete element.properties['align'];
  if (typeof align === 'string' && ALIGNMENTS.has(align))
    element.properties['className'] = [`align-${align}`];
}

/** Loads the first image eagerly, because it is probably visible; the others wait until they are near. */
export function markLazyImages(tree: Root): void {
  let isFirst = true;
  walkElements(tree, (element) => {
    if (element.tagName !== 'img') return;
    if (!isFirst) element.properties['loading'] ??= 'lazy';
    element.properties['decoding'] ??= 'async';
    isFirst = false;
  });
}
