import type { Element } from 'hast';
import type { Node } from 'unist';
import { z } from 'zod';
import { hashOf } from '../../../model/address.ts';
import { element, text as words } from '../syntax/elements.ts';
import type { HastNode } from '../syntax/jsx-tree.ts';
import { report } from '../context/scope.ts';
import type { AddedComponent, ComponentPlace } from '../context/site-context.ts';

const linked = { text: z.string(), link: z.string() };
const group = z.object({
  name: z.string(),
  items: z.array(
    z.object({
      ...linked,
      /** Headings of the page. */
      headers: z.array(z.object({ id: z.string(), text: z.string() })).default([]),
      /** Other links to show instead of headings. */
      items: z.array(z.object(linked)).optional(),
    }),
  ),
});

type Group = z.output<typeof group>;

const EXAMPLE = "{ name: 'Guide', items: [{ text: 'Start', link: '/guide/start' }] }";

/** Components of Rspress that list pages as an overview does, with groups that the author writes. */
export const OVERVIEW_COMPONENTS: Readonly<Record<string, AddedComponent>> = {
  /** As in `<OverviewGroup group={{ name, items }} />`. */
  OverviewGroup: {
    rule: { static: true, props: { group: { type: 'object', required: true } }, children: [] },
    isRepeatable: true,
    render: ({ group: given }, place) => groupsOf('<OverviewGroup group>', [given], place),
  },
  /** As in `<Overview groups={[…]} />`. Without groups, the layout adds the list of the section. */
  Overview: {
    rule: { static: true, props: { groups: { type: 'list' } }, children: [] },
    isRepeatable: true,
    render: ({ groups }, place) =>
      Array.isArray(groups) ? groupsOf('<Overview groups>', groups, place) : [place.node as HastNode],
  },
};

function groupsOf(prop: string, given: readonly unknown[], { node, scope }: ComponentPlace): Element[] {
  const checked = z.array(group).safeParse(given);
  if (checked.success) return checked.data.map((one) => groupElement(one, node));
  const [, ...steps] = checked.error.issues[0]?.path ?? [];
  report(scope, node, {
    level: 'error',
    what: `${prop} has a wrong value${steps.length === 0 ? '' : ` at ${steps.join('.')}`}.`,
    fix: `A group is an object such as ${EXAMPLE}; an item can also have headers or items.`,
  });
  return [];
}

function groupElement({ name, items }: Group, { position }: Node): Element {
  const anchor = (text: string, href: string): Element => ({
    ...element('a', [words(text)]),
    properties: { href },
    // For messages about the link.
    ...(position && { position }),
  });
  const entries = items.map(({ text, link, headers, items: links }) => {
    const inner =
      links ??
      headers.map((header) => ({ text: header.text, link: link.replace(/#.*/, '') + hashOf(header.id) }));
    const inside = inner.map((one) => element('li', [anchor(one.text, one.link)]));
    return element('li', [anchor(text, link), ...(inside.length === 0 ? [] : [element('ul', inside)])]);
  });
  const title = element('h2', [words(name)]);
  return {
    ...element('section', [title, element('ul', entries)]),
    properties: { className: ['overview-group'] },
  };
}
