import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Element } from 'hast';
import type { Code, Root } from 'mdast';
import { nearest } from '../../../model/nearest.ts';
import { codeBlock } from '../code/code-block.ts';
import { unknownAttributes } from '../code/fence-attributes.ts';
import { parseFenceMeta } from '../code/fence-meta.ts';
import type { FenceMeta } from '../code/fence-meta.ts';
import { fileTree } from '../code/file-tree.ts';
import { KNOWN_MARKS, readLineMarks } from '../code/line-marks.ts';
import { cutRegion } from '../code/regions.ts';
import type { Receipts } from '../../../proof/examples/receipts.ts';
import type { HoverAddress } from '../../../proof/hovers/page-hovers.ts';
import { isInside } from '../../files/is-inside.ts';
import { readText } from '../syntax/read-text.ts';
import { report } from '../syntax/scope.ts';
import type { FileScope, SiteContext } from '../syntax/scope.ts';
import { walkType } from '../syntax/walk.ts';

declare module 'hast' {
  interface ElementData {
    /** Says something of a block, and is no part of the page's text. */
    isReceipt?: boolean;
  }
}

/** Before the tree is turned into HTML: included files read, languages loaded, slips reported. */
export async function prepareFences(
  tree: Root,
  scope: FileScope,
  site: SiteContext,
  receiptOf: Receipts,
): Promise<void> {
  const langs = new Set<string>();
  walkType<Code>(tree, 'code', (node) => {
    const meta = parseFenceMeta(node.meta);
    const lang = (node.lang ?? '').toLowerCase();
    const project = meta.attributes.get('project');
    for (const unknown of unknownAttributes(meta)) {
      // A word for another tool has no effect here; one that is nearly right is a slip.
      report(scope, node, { level: unknown.didYouMean === undefined ? 'warning' : 'error', ...unknown });
    }
    // A project's file stands on the page itself, or is empty and stands in the project's folder.
    if (meta.file !== undefined && (project === undefined || node.value.trim() === ''))
      include(node, typeof project === 'string' ? inExamples(meta, project) : meta, scope, site);
    if (receiptOf(lang, meta, node.value) === 'differs') {
      report(scope, node, {
        level: 'error',
        what: `The block of the project "${String(project)}" is not what was run and recorded.`,
        fix: 'Run npm run examples -- --update and look at what changed.',
      });
    }
    if (!site.highlighter.isKnown(lang)) {
      report(scope, node, {
        level: 'warning',
        what: `The code block's language "${node.lang}" is not known; it is shown as plain text.`,
        didYouMean: quoted(nearest(lang, site.highlighter.knownLanguages())),
      });
    }
    for (const { line, name } of readLineMarks(node.value).unknown) {
      scope.problems.push({
        level: 'error',
        file: scope.name,
        // Of a file that is shown only the fence stands on this page.
        line: (node.position?.start.line ?? 0) + (meta.file === undefined ? line : 0),
        column: 1,
        what: `There is no line mark called "${name}".`,
        didYouMean: quoted(nearest(name, KNOWN_MARKS)),
        fix: `Use one of ${KNOWN_MARKS.join(', ')}.`,
      });
    }
    langs.add(lang);
  });
  await site.highlighter.load(langs);
}

/** What is recorded of the blocks of a file. */
export interface FenceRecords {
  receiptOf: Receipts;
  hoversOf: HoverAddress;
}

export function fenceElement(node: Code, site: SiteContext, records?: FenceRecords): Element {
  const lang = (node.lang ?? '').toLowerCase();
  if (lang === 'tree') return fileTree(node.value);
  const meta = parseFenceMeta(node.meta);
  const { markdown: settings, highlighter } = site;
  const block = codeBlock({ code: node.value, lang, meta, settings, highlighter });
  block.properties['dataTypes'] = records?.hoversOf(lang, meta, node.value);
  const receipt = records?.receiptOf(lang, meta, node.value);
  if (receipt === undefined || receipt === 'differs') return block;
  block.properties['dataReceipt'] = receipt.address;
  block.children.push({
    type: 'element',
    tagName: 'small',
    properties: {},
    data: { isReceipt: true },
    children: [{ type: 'text', value: receipt.words }],
  });
  return block;
}

function include(node: Code, meta: FenceMeta, scope: FileScope, site: SiteContext): void {
  const asked = meta.file ?? '';
  const target = includePath(asked, scope, site);
  if (target === undefined || !existsSync(target)) {
    report(scope, node, {
      level: 'error',
      what: `The code block shows the file "${asked}", which does not exist.`,
      fix: asked.startsWith('<root>/examples/')
        ? 'An empty block of a project shows a file of its folder in examples/: name the project that has it, or write the file out.'
        : 'Start the path with ./ or ../ (from this page), / (from the docs folder) or <root>/ (from the site folder).',
    });
    return;
  }
  if (![site.siteDir, site.docsDir].some((folder) => isInside(target, folder))) {
    report(scope, node, {
      level: 'error',
      what: `The code block shows the file "${asked}", which is outside the site's folder.`,
      fix: 'Copy the file into the site, and show it from there.',
    });
    return;
  }
  scope.dependencies.add(target);
  const result = readText(target, asked);
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
      what: `The code block shows the file "${asked}" and has text of its own.`,
      fix: 'Leave the block empty, or drop file="…".',
    });
    return;
  }
  const cut = cutRegion(result.text, meta.region);
  if ('missing' in cut) {
    report(scope, node, {
      level: 'error',
      what: `"${asked}" has no region called "${meta.region}".`,
      didYouMean: quoted(nearest(meta.region ?? '', cut.missing)),
    });
    return;
  }
  node.value = cut.code;
}

function inExamples(meta: FenceMeta, project: string): FenceMeta {
  return meta.file?.startsWith('<root>/')
    ? meta
    : { ...meta, file: `<root>/examples/${project}/${meta.file}` };
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
