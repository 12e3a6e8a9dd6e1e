import path from 'node:path';
import type { Root } from 'hast';
import type { Parent } from 'unist';
import { nearest } from '../../model/nearest.ts';
import type { Problem } from '../../model/problem.ts';
import { ProblemError } from '../../model/problem.ts';
import { isJsx } from '../../engine/page/syntax/jsx-tree.ts';
import type { HastNode } from '../../engine/page/syntax/jsx-tree.ts';
import { report } from '../../engine/page/syntax/scope.ts';
import type { FileScope } from '../../engine/page/syntax/scope.ts';
import type { SiteContext } from '../../engine/page/syntax/site-context.ts';
import { walk } from '../../engine/page/syntax/walk.ts';
import { EXPLORERS_FOLDER, explorerIds, readDefinition } from './definition.ts';
import { explorerAsset, explorerData } from './explorer-data.ts';
import type { Explorer } from './explorer-data.ts';
import { explorerHtml } from './explorer-html.ts';
import { readProject } from './project-files.ts';
import { readRecording, RECORD_COMMAND, recordingName, staleReason } from './recording.ts';

const NAME = 'Explorer';

declare module 'unist' {
  interface Data {
    /** HTML that lets readers try options: without a browser there is nothing of it. */
    isExplorer?: boolean;
  }
}

/**
 * `<Explorer id="format" />` becomes its HTML, and its recording a file of the site. As raw HTML it is invisible to search
 * and to the ids of the page's own code blocks.
 */
export async function expandExplorers(tree: Root, scope: FileScope, site: SiteContext): Promise<void> {
  const parents: Parent[] = [];
  walk(tree, (node) => {
    if ('children' in node && (node as Parent).children.some((child) => isExplorer(child as HastNode)))
      parents.push(node as Parent);
  });
  for (const parent of parents) {
    const children: HastNode[] = [];
    for (const child of parent.children as HastNode[])
      children.push(isExplorer(child) ? await expand(child, scope, site) : child);
    parent.children = children;
  }
}

function isExplorer(node: HastNode): boolean {
  return isJsx(node) ? node.name === NAME : node.type === 'element' && node.data?.component?.name === NAME;
}

async function expand(node: HastNode, scope: FileScope, site: SiteContext): Promise<HastNode> {
  const id = node.type === 'element' ? node.data?.component?.props['id'] : undefined;
  if (typeof id === 'string') {
    const html = await drawExplorer(id, node, scope, site);
    return { type: 'raw', value: html, data: { isExplorer: true } };
  }
  // Of a plain value that does not fit the properties' check has told already.
  if (isJsx(node)) {
    report(scope, node, {
      level: 'error',
      what: `<${NAME}> takes only plain values: it is drawn when the site is built.`,
      fix: `Write <${NAME} id="…" />.`,
    });
  }
  return { type: 'raw', value: '' };
}

async function drawExplorer(
  id: string,
  node: HastNode,
  scope: FileScope,
  site: SiteContext,
): Promise<string> {
  const known = explorerIds(site.siteDir);
  if (!known.includes(id)) {
    const meant = nearest(id, known);
    report(scope, node, {
      level: 'error',
      what: `There is no explorer "${id}".`,
      ...(meant !== undefined && { didYouMean: `"${meant}"` }),
      fix: `Each is a folder of ${EXPLORERS_FOLDER}/ with an explorer.json: ${known.join(', ')}.`,
    });
    return '';
  }
  const read = readExplorer(id, site.siteDir);
  const file = (name: string) => path.join(site.siteDir, EXPLORERS_FOLDER, id, name);
  scope.dependencies.add(file('explorer.json')).add(file('recorded.json'));
  if ('problems' in read) {
    scope.problems.push(...read.problems);
    return '';
  }
  for (const name of read.project.keys()) scope.dependencies.add(file(`project/${name}`));
  const data = await explorerData(read, site.highlighter);
  const { name, content } = explorerAsset(id, data);
  scope.assets.push({ file: file('recorded.json'), output: name, content });
  const { definition, recording } = read;
  return explorerHtml({ definition, data, url: site.base + name, versions: recording.versions });
}

function readExplorer(id: string, siteDir: string): Explorer | { problems: readonly Problem[] } {
  try {
    const definition = readDefinition(siteDir, id);
    const project = readProject(siteDir, id);
    const recording = readRecording(siteDir, id);
    if ('what' in recording) return { problems: [recording] };
    const what = staleReason(definition, project, recording);
    if (what === undefined) return { definition, project, recording };
    return { problems: [{ level: 'error', file: recordingName(id), what, fix: RECORD_COMMAND }] };
  } catch (error) {
    if (error instanceof ProblemError) return { problems: error.problems };
    throw error;
  }
}
