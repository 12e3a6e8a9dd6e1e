import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Element } from 'hast';
import type { Code, Root } from 'mdast';
import { nearest } from '../../../model/nearest.ts';
import { codeBlock } from '../code/code-block.ts';
import { unknownAttributes } from '../code/fence-attributes.ts';
import { parseFenceMeta } from '../code/fence-meta.ts';
import { fileTree } from '../code/file-tree.ts';
import { KNOWN_MARKS, readLineMarks } from '../code/line-marks.ts';
import { cutRegion } from '../code/regions.ts';
import { isTerminal } from '../code/terminal-lines.ts';
import { isInside } from '../../files/is-inside.ts';
import { readSource } from '../syntax/read-source.ts';
import { report } from '../context/scope.ts';
import type { FileScope } from '../context/scope.ts';
import type { Fence, FileBlocks, ShownFile, SiteContext } from '../context/site-context.ts';
import { walkType } from '../syntax/walk.ts';

const HOW_TO_NAME_A_FILE =
  'Start the path with ./ or ../ (from this page), / (from the docs folder) or <root>/ (from the site folder).';

declare module 'hast' {
  interface ElementData {
    /** Describes a block and is not part of the page's text. */
    isNote?: boolean;
  }
}

/** Reads included files, loads languages and reports mistakes, before the tree is converted to HTML. */
export async function prepareFences(
  tree: Root,
  scope: FileScope,
  site: SiteContext,
  extended: readonly FileBlocks[],
): Promise<void> {
  const langs = new Set<string>();
  const ofExtensions = site.extensions.flatMap(({ fenceAttributes = [] }) => fenceAttributes);
  walkType<Code>(tree, 'code', (node) => {
    const { lang, meta } = fenceOf(node);
    for (const unknown of unknownAttributes(meta, ofExtensions)) report(scope, node, unknown);
    const shown = shownFile(fenceOf(node), scope, site);
    if (shown !== 'own text') include(node, shown, meta.region, scope, site);
    for (const { problemWith } of extended) {
      const problem = problemWith?.(fenceOf(node));
      if (problem) report(scope, node, { level: 'error', ...problem });
    }
    if (!site.highlighter.isKnown(lang)) {
      report(scope, node, {
        level: 'warning',
        what: `The language "${node.lang}" of the code block is unknown; it is shown as plain text.`,
        didYouMean: quoted(nearest(lang, site.highlighter.knownLanguages())),
      });
    }
    for (const { line, name } of readLineMarks(node.value).unknown) {
      scope.problems.push({
        level: 'error',
        file: scope.name,
        // Only the fence of an included file is on this page.
        line: (node.position?.start.line ?? 0) + (meta.file === undefined ? line : 0),
        column: 1,
        what: `There is no line mark called "${name}".`,
        didYouMean: quoted(nearest(name, KNOWN_MARKS)),
        fix: `Use one of ${KNOWN_MARKS.join(', ')}.`,
      });
    }
    if (!isTerminal(lang, meta)) langs.add(lang);
  });
  await site.highlighter.load(langs);
}

function fenceOf({ lang, meta, value }: Code): Fence {
  return { lang: (lang ?? '').toLowerCase(), meta: parseFenceMeta(meta), value };
}

function shownFile(fence: Fence, scope: FileScope, site: SiteContext): ShownFile {
  for (const extension of site.extensions) {
    const shown = extension.shownFile?.(fence, { scope, site });
    if (shown !== undefined) return shown;
  }
  const { file } = fence.meta;
  return file === undefined ? 'own text' : { file, fix: HOW_TO_NAME_A_FILE };
}

export function fenceElement(node: Code, site: SiteContext, extended: readonly FileBlocks[]): Element {
  const fence = fenceOf(node);
  const { lang, meta } = fence;
  const { markdown: settings, highlighter } = site;
  const block =
    lang === 'tree'
      ? fileTree(node.value)
      : codeBlock({ code: node.value, lang, meta, settings, highlighter });
  for (const { mark } of extended) mark?.(block, fence);
  return block;
}

function include(
  node: Code,
  { file: asked, fix }: Exclude<ShownFile, 'own text'>,
  region: string | undefined,
  scope: FileScope,
  site: SiteContext,
): void {
  const target = includePath(asked, scope, site);
  if (target === undefined || !existsSync(target)) {
    report(scope, node, {
      level: 'error',
      what: `The code block shows the file "${asked}", which does not exist.`,
      fix,
    });
    return;
  }
  if (![site.siteDir, site.docsDir, ...site.shownFolders].some((folder) => isInside(target, folder))) {
    report(scope, node, {
      level: 'error',
      what: `The code block shows the file "${asked}", which is outside the site's folder.`,
      fix: 'Copy the file into the site, or add its folder to `markdown.files` in site.config.ts.',
    });
    return;
  }
  scope.dependencies.add(target);
  const result = readSource(target, asked);
  if ('problem' in result) {
    report(scope, node, {
      level: 'error',
      what: `"${asked}": ${result.problem.what}`,
      fix: result.problem.fix,
    });
    return;
  }
  if (node.value.trim() !== '') {
    report(scope, node, {
      level: 'error',
      what: `The code block shows the file "${asked}" and also has its own text.`,
      fix: 'Empty the block, or remove file="…".',
    });
    return;
  }
  const cut = cutRegion(result.text, region);
  if ('missing' in cut) {
    report(scope, node, {
      level: 'error',
      what: `"${asked}" has no region called "${region}".`,
      didYouMean: quoted(nearest(region ?? '', cut.missing)),
    });
    return;
  }
  node.value = cut.code;
}

function includePath(asked: string, scope: FileScope, site: SiteContext): string | undefined {
  if (asked.startsWith('<root>/')) return path.join(site.siteDir, asked.slice('<root>/'.length));
  if (asked.startsWith('/')) return path.join(site.docsDir, asked);
  if (asked.startsWith('./') || asked.startsWith('../')) return path.join(path.dirname(scope.file), asked);
  return undefined;
}

function quoted(name: string | undefined): string | undefined {
  return name === undefined ? undefined : `"${name}"`;
}
