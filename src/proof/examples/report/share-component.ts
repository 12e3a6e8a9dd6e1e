import type { Element } from 'hast';
import type { AddedComponent } from '../../../engine/page/syntax/site-context.ts';
import { element, tableElement, text } from '../../../engine/page/syntax/elements.ts';
import { blockShare } from '../read/block-share.ts';
import type { Block } from '../read/collect-blocks.ts';
import { readExamples } from '../read/read-examples.ts';
import type { ReadExamples } from '../read/read-examples.ts';

/** Renders `<ExampleShare />`: how many blocks of the site are run, checked and untested, counted during the build. */
export const EXAMPLE_SHARE: AddedComponent = {
  rule: { static: true, props: {}, children: [] },
  render: (_, { site: { siteDir, docsDir, trees, examplesFolder } }) =>
    shareElements(readExamples(siteDir, docsDir, { folderOf: examplesFolder, toTree: trees.readAhead() })),
};

function shareElements({ blocks, projects, documents }: ReadExamples): Element[] {
  const { run, checked, untested } = blockShare(blocks, projects);
  const total = run + checked + untested;
  const row = (name: string, count: number) =>
    [name, String(count), `${total === 0 ? 0 : ((count / total) * 100).toFixed(1)}%`].map((cell) => [
      text(cell),
    ]);
  const table = tableElement(
    ['Blocks of code', 'Number', 'Share'],
    [
      row('run as part of a project, with their outputs', run),
      row('checked by a parser; configurations also by the type checker', checked),
      row('not tested, with the reason given', untested),
    ],
  );
  const summary = `Blocks: ${total}. Pages and fragments: ${documents.length}. Projects: ${projects.length}.`;
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
