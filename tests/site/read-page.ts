/** Returns the text of each matching element, with whitespace collapsed. */
export function texts(root: ParentNode, selector: string): string[] {
  return [...root.querySelectorAll(selector)].map(textOf);
}

export function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** Returns an attribute of each matching element. */
export function attributes(root: ParentNode, selector: string, name: string): (string | null)[] {
  return [...root.querySelectorAll(selector)].map((element) => element.getAttribute(name));
}

/** Returns text and href of each matching link. */
export function links(root: ParentNode, selector = 'a'): [text: string, href: string | null][] {
  return [...root.querySelectorAll(selector)].map((link) => [textOf(link), link.getAttribute('href')]);
}

/** Returns the first matching element or throws. */
export function one(root: ParentNode, selector: string): Element {
  const element = root.querySelector(selector);
  if (element === null) throw new Error(`No element matches ${selector}.`);
  return element;
}

/** Returns the code block with this title or throws. */
export function codeTitled(document: Document, title: string): Element {
  const caption = [...document.querySelectorAll('figure.code figcaption')].find(
    (each) => textOf(each) === title,
  );
  if (!caption?.parentElement) throw new Error(`No code block has the title ${title}.`);
  return caption.parentElement;
}

/**
 * Returns the sidebar as lines, nested ones indented: `# header`, `--- dashed`, `v` and `>` for open and
 * closed sections, `text <address>`, `[tag]`, `{context}` and `*` for the current page.
 */
export function sidebarLines(document: Document): string[] {
  const list = document.querySelector('#sidebar ul');
  return list === null ? [] : listLines(list, '');
}

function listLines(list: Element, indent: string): string[] {
  return [...list.children].flatMap((item) => {
    const nested = item.querySelector('ul');
    const line = indent + itemLine(item);
    return nested === null ? [line] : [line, ...listLines(nested, `${indent}  `)];
  });
}

function itemLine(item: Element): string {
  if (item.classList.contains('divider'))
    return `--- ${item.classList.contains('dashed') ? 'dashed' : 'solid'}`;
  const details = item.querySelector(':scope > details');
  const label = item.querySelector(':scope > details > summary, :scope > a') ?? item;
  const link = label.matches('a') ? label : label.querySelector('a');
  const tag = label.querySelector('.badge');
  const words = textOf(label).slice(0, tag === null ? undefined : -textOf(tag).length);
  const context = item.getAttribute('data-context');
  return [
    item.classList.contains('section-header') ? '#' : '',
    details === null ? '' : details.hasAttribute('open') ? 'v' : '>',
    words.trim(),
    link === null ? '' : `<${link.getAttribute('href')}>`,
    tag === null ? '' : `[${textOf(tag)}]`,
    context === null ? '' : `{${context}}`,
    link?.getAttribute('aria-current') === 'page' ? '*' : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}
