import type {
  Blockquote,
  BlockContent,
  DefinitionContent,
  Paragraph,
  Parent,
  PhrasingContent,
  Root,
  RootContent,
} from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { CALLOUT_TITLES, isCalloutType } from '../../../model/words/callouts.ts';
import { nearest } from '../../../model/nearest.ts';
import type { Words } from '../../../model/words/words.ts';
import type { FileScope } from '../context/scope.ts';
import { report } from '../context/scope.ts';

const TYPES = Object.keys(CALLOUT_TITLES);

/** Turns `:::tip Title` containers and GitHub alerts into the same callouts. */
export function transformContainers(tree: Root, scope: FileScope, words: Words): void {
  walk(tree, scope, words);
}

function walk(parent: Parent, scope: FileScope, words: Words): void {
  for (const [index, child] of parent.children.entries()) {
    if ('children' in child) walk(child, scope, words);
    if (child.type === 'containerDirective') parent.children[index] = fromDirective(child, scope, words);
    else if (child.type === 'blockquote') parent.children[index] = fromAlert(child, scope, words) ?? child;
  }
}

function fromDirective(directive: ContainerDirective, scope: FileScope, words: Words): RootContent {
  const kind = directive.name.toLowerCase();
  if (!isCalloutType(kind)) {
    const meant = nearest(kind, TYPES);
    report(scope, directive, {
      level: 'error',
      what: `There is no container called "${directive.name}".`,
      didYouMean: meant === undefined ? undefined : `:::${meant}`,
      fix: `Use one of ${TYPES.join(', ')}.`,
    });
  }
  const [first, ...rest] = directive.children;
  const label = first?.type === 'paragraph' && first.data?.directiveLabel === true ? first : undefined;
  const attribute = directive.attributes?.['title'];
  const title: PhrasingContent[] = label?.children ?? (attribute ? [{ type: 'text', value: attribute }] : []);
  return callout(
    kind,
    title.length > 0 ? title : defaultTitle(kind, words),
    label ? rest : directive.children,
    directive,
  );
}

/** Converts a quote whose first line is `[!NOTE]`. */
function fromAlert(quote: Blockquote, scope: FileScope, words: Words): RootContent | undefined {
  const [first, ...rest] = quote.children;
  if (first?.type !== 'paragraph') return undefined;
  const [text, ...after] = first.children;
  if (text?.type !== 'text') return undefined;
  const match = /^\[!(\w+)\][ \t]*(?:\n|$)/.exec(text.value);
  const kind = match?.[1]?.toLowerCase();
  if (!match || kind === undefined) return undefined;
  if (!isCalloutType(kind)) {
    reportAlert(match[1]!, quote, scope);
    return undefined;
  }
  const remaining = text.value.slice(match[0].length);
  const inLine = after[0]?.type === 'break' ? after.slice(1) : after;
  const children: PhrasingContent[] = remaining === '' ? inLine : [{ ...text, value: remaining }, ...after];
  const body: BlockContent[] = children.length > 0 ? [{ ...first, children }] : [];
  return callout(kind, defaultTitle(kind, words), [...body, ...(rest as BlockContent[])], quote);
}

function reportAlert(name: string, quote: Blockquote, scope: FileScope): void {
  const meant = nearest(name, TYPES);
  report(scope, quote, {
    level: 'warning',
    what: `There is no alert called "${name}"; it is shown as a quote.`,
    didYouMean: meant === undefined ? undefined : `[!${meant.toUpperCase()}]`,
    fix: `Use one of ${TYPES.join(', ')}.`,
  });
}

function defaultTitle(kind: string, words: Words): PhrasingContent[] {
  return [{ type: 'text', value: isCalloutType(kind) ? words[kind] : kind }];
}

function callout(
  kind: string,
  title: PhrasingContent[],
  children: (BlockContent | DefinitionContent)[],
  source: { position?: ContainerDirective['position'] },
): RootContent {
  const isDetails = kind === 'details';
  const heading: Paragraph = {
    type: 'paragraph',
    children: title,
    data: isDetails ? { hName: 'summary' } : { hProperties: { className: ['callout-title'] } },
  };
  return {
    type: 'blockquote',
    position: source.position,
    children: [heading, ...children],
    data: {
      hName: isDetails ? 'details' : 'div',
      hProperties: isDetails
        ? { className: ['callout', 'details'] }
        : { className: ['callout', kind], role: 'note' },
    },
  };
}
