import path from 'node:path';
import type { Root, RootContent } from 'hast';
import { raw } from 'hast-util-raw';
import type { Root as MdastRoot } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { readFrontmatter } from '../content/frontmatter.ts';
import type { Frontmatter } from '../../model/page.ts';
import { resolveAddresses } from './addresses/addresses.ts';
import { reportBlocked } from './addresses/blocked-by-policy.ts';
import { checkTables } from './blocks/check-tables.ts';
import { fillIn } from '../../model/words/fill-in.ts';
import type { Words } from '../../model/words/words.ts';
import { transformContainers } from './blocks/containers.ts';
import { fenceElement, prepareFences } from './blocks/fences.ts';
import { completeProps, renderAddedComponents } from './components/render-added-components.ts';
import { expandFragments } from './components/fragments.ts';
import type { Fragment } from './components/fragments.ts';
import { resolveFrontmatterLinks } from './addresses/frontmatter-links.ts';
import { readHeadingMarks } from './blocks/headings.ts';
import { markListedFiles } from './blocks/listed-files.ts';
import { hideRepeatedTitles } from './blocks/tab-titles.ts';
import { dropRendered, hoistEsm, nameThemeTags, readImports } from './components/imports.ts';
import { lowerJsx } from './components/lower-jsx.ts';
import type { Literal } from './syntax/literal-value.ts';
import { declaredNames } from './components/merge-esm.ts';
import { normalizeSource, restoreOffsets } from './syntax/normalize-source.ts';
import { readSource } from './syntax/read-source.ts';
import type { FileScope } from './context/scope.ts';
import type { FileBlocks, SiteContext } from './context/site-context.ts';
import { propsRead, substituteProps } from './components/substitute-props.ts';
import { syntaxProblem } from './syntax/syntax-problem.ts';
import { tooDeepProblem } from './blocks/nesting.ts';
import { reportUnclosedFences } from './blocks/unclosed-fences.ts';
import { reportUndefinedReferences } from './components/undefined-references.ts';
import { markTitleTabs } from './blocks/title-tabs.ts';
import { placeTools } from './blocks/tools-place.ts';
import { unravel } from './blocks/unravel.ts';
import { walkElements } from './syntax/walk.ts';

const MDX_NODES = [
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxFlowExpression',
  'mdxTextExpression',
  'mdxjsEsm',
] as const;

export interface FileTree extends Fragment {
  frontmatter: Frontmatter;
  isEmpty: boolean;
}

/** Options for reading a file. */
export interface FileInput {
  /** The files that include a fragment; empty for a page. */
  ancestors: readonly string[];
  /** The properties on the tag of a fragment. */
  props: Record<string, Literal>;
  /** Selects the part of the text to read. Defaults to all of it. */
  keep?: ((body: string, frontmatter: Frontmatter) => string) | undefined;
}

/** Converts a page or fragment to an HTML tree, with everything done that depends only on that file. */
export async function fileToTree(
  scope: FileScope,
  site: SiteContext,
  { ancestors, props, keep }: FileInput,
): Promise<FileTree> {
  scope.dependencies.add(scope.file);
  const read = readSource(scope.file, scope.name);
  if ('problem' in read) {
    scope.problems.push(read.problem);
    return { tree: { type: 'root', children: [] }, frontmatter: {}, isEmpty: false };
  }
  const {
    frontmatter,
    body: whole,
    problems,
    locate,
  } = readFrontmatter(read.text, scope.name, site.ignoredKeys);
  const body = keep ? keep(whole, frontmatter) : whole;
  scope.problems.push(...problems);
  if (ancestors.length === 0) resolveFrontmatterLinks(frontmatter, locate, scope, site);
  const isEmpty = body.trim() === '';
  const format = path.extname(scope.file) === '.md' ? 'md' : 'mdx';
  const { text, slips, openFence } = normalizeSource(body);
  let markdown: MdastRoot;
  try {
    markdown = site.trees.take(text, format);
  } catch (error) {
    scope.problems.push(syntaxProblem(error, scope.name));
    // A tag may lack its end because a code block is not closed.
    if (openFence) scope.problems.push({ file: scope.name, ...openFence });
    return { tree: { type: 'root', children: [] }, frontmatter, isEmpty: false };
  }
  const deep = tooDeepProblem(markdown, scope.name);
  if (deep) {
    scope.problems.push(deep);
    return { tree: { type: 'root', children: [] }, frontmatter, isEmpty: false };
  }
  scope.problems.push(...slips.map((slip) => ({ level: 'error' as const, file: scope.name, ...slip })));
  restoreOffsets(markdown, body);
  const words = site.wordsOf(scope.pageRoute);
  transformContainers(markdown, scope, words);
  unravel(markdown);
  readHeadingMarks(markdown);
  checkTables(markdown, scope);
  reportUnclosedFences(markdown, body, scope);
  reportUndefinedReferences(markdown, body, scope);
  const extended = site.extensions.flatMap(({ openFile }) => openFile?.(scope, site) ?? []);
  await prepareFences(markdown, scope, site, extended);
  const tree = toTree(markdown, { format, body, site, words, idPrefix: scope.idPrefix, extended });
  hoistEsm(tree);
  const imports = readImports(tree, scope, site);
  nameThemeTags(tree, imports);
  hideRepeatedTitles(tree);
  placeTools(tree);
  markTitleTabs(tree);
  markListedFiles(tree);
  for (const name of ownNames(tree)) scope.localNames.add(name);
  const names = propsRead(tree);
  substituteProps(tree, props);
  lowerJsx(tree, { imports, components: site.components }, scope);
  reportBlocked(tree, scope, site);
  completeProps(tree, scope, site);
  dropRendered(tree, await renderAddedComponents(tree, scope, site));
  resolveAddresses(tree, scope, site);
  await expandFragments({
    tree,
    imports,
    scope,
    site,
    ancestors: [...ancestors, scope.file],
    readFragment: (inner, above, given) => fileToTree(inner, site, { ancestors: above, props: given }),
  });
  return { tree, propsRead: names, frontmatter, isEmpty };
}

interface TreeOptions {
  format: 'md' | 'mdx';
  /** The parsed source, for locations of raw HTML. */
  body: string;
  site: SiteContext;
  words: Words;
  idPrefix: string;
  extended: readonly FileBlocks[];
}

function toTree(markdown: MdastRoot, { format, body, site, words, idPrefix, extended }: TreeOptions): Root {
  const tree = toHast(markdown, {
    allowDangerousHtml: format === 'md',
    passThrough: [...MDX_NODES],
    clobberPrefix: `user-content-${idPrefix}`,
    footnoteLabel: words.footnotes,
    footnoteBackLabel: (reference, again) =>
      fillIn(words.backToReference, { reference: again > 1 ? `${reference + 1}-${again}` : reference + 1 }),
    // Not a heading, which would add a link to hidden text to the toc.
    footnoteLabelTagName: 'p',
    footnoteLabelProperties: { className: ['visually-hidden'] },
    handlers: { code: (_, node) => fenceElement(node, site, extended) },
  }) as Root;
  if (idPrefix !== '') prefixFootnoteLabel(tree, idPrefix);
  return format === 'md' && hasRaw(tree)
    ? (raw(tree, { file: asFile(body), passThrough: ['coloredCode'] }) as Root)
    : tree;
}

type RawFile = NonNullable<NonNullable<Parameters<typeof raw>[1]>['file']>;

/** Wraps the text as a file. Without one the parser drops all positions, but it only reads the file's text. */
function asFile(text: string): RawFile {
  return { toString: () => text } as RawFile;
}

/** Adds the prefix to the one footnote ID for which no option exists. */
function prefixFootnoteLabel(tree: Root, idPrefix: string): void {
  const label = 'footnote-label';
  walkElements(tree, ({ properties }) => {
    if (properties['id'] === label) properties['id'] = idPrefix + label;
    if (String(properties['ariaDescribedBy']) === label) properties['ariaDescribedBy'] = [idPrefix + label];
  });
}

function hasRaw(node: Root | RootContent): boolean {
  return node.type === 'raw' || ('children' in node && node.children.some(hasRaw));
}

function ownNames(tree: Root): string[] {
  return tree.children.flatMap((node) =>
    node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []).flatMap(declaredNames) : [],
  );
}
