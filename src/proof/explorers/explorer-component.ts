import path from 'node:path';
import { nearest } from '../../model/nearest.ts';
import type { Problem } from '../../model/problem.ts';
import { ProblemError } from '../../model/problem.ts';
import { report } from '../../engine/page/context/scope.ts';
import type { AddedComponent, ComponentPlace } from '../../engine/page/context/site-context.ts';
import type { LinkExamples } from '../examples/record/example-links.ts';
import { PROOF_TABLES } from '../model/words/proof-words.ts';
import { EXPLORERS_FOLDER, explorerIds, isExplorer, readDefinition } from './definition.ts';
import { explorerAsset, explorerData } from './explorer-data.ts';
import type { Explorer } from './explorer-data.ts';
import { explorerHtml } from './explorer-html.ts';
import { readProject } from './explorer-project.ts';
import { readRecording, RECORD_COMMAND, recordingName, staleReason } from './explorer-recording.ts';

/**
 * Renders `<Explorer id="format" />` as HTML and writes its recording to a file of the site. As raw HTML, it stays out
 * of the search and does not affect the ids of the page's code blocks.
 */
export const explorerComponent = (linkExamples?: LinkExamples): AddedComponent => ({
  rule: { static: true, props: { id: { type: 'string', required: true } }, children: [] },
  isRepeatable: true,
  async render({ id }, place) {
    if (typeof id !== 'string') return [];
    // Without a browser there is nothing to try out.
    const { explorerInMarkdown } = place.site.extensionWords(PROOF_TABLES, place.scope);
    const value = await renderExplorer(id, place, linkExamples);
    return [{ type: 'raw', value, data: { markdown: `*${explorerInMarkdown}*` } }];
  },
});

async function renderExplorer(
  id: string,
  { node, scope, site }: ComponentPlace,
  linkExamples: LinkExamples | undefined,
): Promise<string> {
  if (!isExplorer(site.siteDir, id)) {
    const known = explorerIds(site.siteDir);
    const meant = nearest(id, known);
    report(scope, node, {
      level: 'error',
      what: `There is no explorer "${id}".`,
      ...(meant !== undefined && { didYouMean: `"${meant}"` }),
      fix: `Use one of ${known.join(', ')}. To add one, create a folder in ${EXPLORERS_FOLDER}/ with an explorer.json.`,
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
  // A new file in the folder makes the recording outdated.
  scope.dependencies.add(file('project'));
  for (const name of read.project.keys()) scope.dependencies.add(file(`project/${name}`));
  const links = linkExamples?.(scope, site);
  const openIn = links && { text: links.text, address: links.ofExplorer(id) };
  const data = { ...(await explorerData(read, site.highlighter)), openIn };
  const { name, content } = explorerAsset(id, data);
  scope.assets.push({ file: file('recorded.json'), output: name, content });
  const { definition, recording } = read;
  const words = site.extensionWords(PROOF_TABLES, scope);
  return explorerHtml({ definition, data, url: site.base + name, versions: recording.versions, words });
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
