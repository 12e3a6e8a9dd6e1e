/** Words of each element a selector finds, with runs of white space made one. */
export function texts(root: ParentNode, selector: string): string[] {
  return [...root.querySelectorAll(selector)].map(textOf);
}

export function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** An attribute of each element a selector finds. */
export function attributes(root: ParentNode, selector: string, name: string): (string | null)[] {
  return [...root.querySelectorAll(selector)].map((element) => element.getAttribute(name));
}

/** Text and address of each link. */
export function links(root: ParentNode, selector = 'a'): [text: string, href: string | null][] {
  return [...root.querySelectorAll(selector)].map((link) => [textOf(link), link.getAttribute('href')]);
}

/** The one element; a test that looks for it has failed without it. */
export function one(root: ParentNode, selector: string): Element {
  const element = root.querySelector(selector);
  if (element === null) throw new Error(`There is no ${selector}.`);
  return element;
}

/** The code block with this title. */
export function codeTitled(document: Document, title: string): Element {
  const caption = [...document.querySelectorAll('figure.code figcaption')].find(
    (each) => textOf(each) === title,
  );
  if (!caption?.parentElement) throw new Error(`There is no code block titled ${title}.`);
  return caption.parentElement;
}

/**
 * The sidebar as lines, nested ones indented: `# header`, `--- dashed`, `v` and `>` for open and closed sections,
 * `text <address>`, `[tag]`, `{context}` and `*` for the page itself.
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
