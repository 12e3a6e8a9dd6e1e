/** Parts of the document that the open menu shows, and the nodes each of them has lent. */
const LENDERS = '#sidebar, #family';
const lent = new Map<Element, ChildNode[]>();

/**
 * Moves the pages of the section and the sibling tools into the menu while it is open, so neither is in the document
 * twice.
 */
export function lendParts(menu: Element): void {
  if (lent.size > 0) return;
  const links = menu.querySelector('.menu-links');
  for (const lender of document.querySelectorAll(LENDERS)) lent.set(lender, [...lender.childNodes]);
  links?.after(...[...lent.values()].toReversed().flat());
}

/** Moves the parts back. Has to be done before another page is shown, because they belong to this one. */
export function returnParts(): void {
  for (const [lender, nodes] of lent) lender.append(...nodes);
  lent.clear();
}
