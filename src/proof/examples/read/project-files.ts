import type { Problem } from '../../../model/problem.ts';
import type { Block, ExampleDocument } from './collect-blocks.ts';
import { fileText } from './fence-text.ts';
import type { ProjectFile, ReadExample } from './project.ts';

/** A project as collected from its blocks, before its files are put together. */
export interface Draft {
  id: string;
  blocks: Block[];
  extends?: { id: string; block: Block } | undefined;
}

export type Report = (block: Block, words: Pick<Problem, 'what'> & Partial<Problem>) => void;

export interface Sources {
  document: ExampleDocument;
  drafts: Map<string, Draft>;
  readExample: ReadExample;
  report: Report;
}

/**
 * Collects the files of a project by name: those of the project it extends, those of its folder in `examples/`, and
 * its own blocks on top.
 */
export function fileReader({ document, drafts, readExample, report }: Sources) {
  const done = new Map<string, Map<string, ProjectFile>>();
  return function filesOf(id: string, above: readonly string[]): Map<string, ProjectFile> {
    const known = done.get(id);
    if (known) return known;
    const files = new Map<string, ProjectFile>();
    const draft = drafts.get(id);
    if (draft?.extends) {
      const base = draft.extends;
      if (base.id === id || above.includes(base.id))
        report(base.block, {
          what: `The projects extend each other in a cycle: ${[...above, id, base.id].join(' → ')}.`,
          fix: 'Remove one extends="…".',
        });
      else for (const [file, content] of filesOf(base.id, [...above, id])) files.set(file, content);
    }
    for (const [file, content] of readExample(id) ?? []) {
      const source = `${document.examples}/${id}/${file}`;
      const isText = typeof content === 'string';
      files.set(
        file,
        isText ? { text: content, source } : { text: content.toString('base64'), bytes: content, source },
      );
    }
    const own = new Map<string, Block>();
    for (const block of draft?.blocks ?? []) {
      const { spec } = block;
      if (spec.kind !== 'file' || isReference(block, files, own)) continue;
      const first = own.get(spec.file);
      if (first !== undefined) {
        report(block, {
          what: `The project "${id}" already has the file ${spec.file} (line ${first.line}).`,
          fix: `For a variant, name another project and add extends="${id}".`,
        });
        continue;
      }
      own.set(spec.file, block);
      const { text, lines } = fileText(block.value);
      files.set(spec.file, { text, lines, block, source: block.document.name });
    }
    done.set(id, files);
    return files;
  };
}

/** True if an empty block shows a file that the project gets from elsewhere. */
function isReference(
  block: Block,
  files: ReadonlyMap<string, ProjectFile>,
  own: ReadonlyMap<string, Block>,
): boolean {
  return (
    block.spec.kind === 'file' &&
    block.value.trim() === '' &&
    !own.has(block.spec.file) &&
    (files.has(block.spec.file) || block.spec.region !== undefined)
  );
}
