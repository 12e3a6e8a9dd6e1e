import type { Element } from 'hast';
import type { AddedComponent } from '../../../engine/page/context/site-context.ts';
import { element, tableElement, text } from '../../../engine/page/syntax/elements.ts';
import { fillIn } from '../../../model/words/fill-in.ts';
import type { ProofWords } from '../../model/words/english.ts';
import { PROOF_TABLES } from '../../model/words/proof-words.ts';
import { blockShare } from '../read/block-share.ts';
import type { Block } from '../read/collect-blocks.ts';
import { readExamples } from '../read/read-examples.ts';
import type { ReadExamples } from '../read/read-examples.ts';

/** Renders `<ExampleShare />`: how many blocks of the site are run, checked and untested, counted during the build. */
export const EXAMPLE_SHARE: AddedComponent = {
  rule: { static: true, props: {}, children: [] },
  render(_, { scope, site }) {
    const { siteDir, docsDir, trees, examplesFolder } = site;
    const examples = readExamples(siteDir, docsDir, {
      folderOf: examplesFolder,
      toTree: trees.readAhead(),
    });
    return shareElements(examples, site.extensionWords(PROOF_TABLES, scope));
  },
};

function shareElements({ blocks, projects, documents }: ReadExamples, words: ProofWords): Element[] {
  const { run, checked, untested } = blockShare(blocks, projects);
  const total = run + checked + untested;
  const row = (name: string, count: number) =>
    [name, String(count), `${total === 0 ? 0 : ((count / total) * 100).toFixed(1)}%`].map((cell) => [
      text(cell),
    ]);
  const table = tableElement(
    [words.shareBlocks, words.shareNumber, words.shareShare],
    [row(words.shareRun, run), row(words.shareChecked, checked), row(words.shareUntested, untested)],
  );
  const summary = fillIn(words.shareSummary, {
    blocks: total,
    pages: documents.length,
    projects: projects.length,
  });
  return [element('p', [text(summary)]), table, ...reasonElements(blocks)];
}

function reasonElements(blocks: readonly Block[]): Element[] {
  const reasons = blocks.flatMap(({ spec, document: { name }, line }) =>
    spec.kind === 'untested' ? [`${name}:${line}: ${spec.reason}`] : [],
  );
  return reasons.length === 0
    ? []
    : [
        element(
          'ul',
          reasons.map((reason) => element('li', [text(reason)])),
        ),
      ];
}
