/** Parts of the document that the open menu shows. */
const LENDERS = '#sidebar, #family';

/**
 * Moves the pages of the section and the sibling tools into the menu while it is open, so neither is in the document
 * twice. Returns what moves them back.
 */
export function borrowParts(menu: Element): () => void {
  const lent = [...document.querySelectorAll(LENDERS)].map(
    (lender) => [lender, [...lender.childNodes]] as const,
  );
  menu.querySelector('.menu-links')?.after(...lent.toReversed().flatMap(([, nodes]) => nodes));
  return () => {
    for (const [lender, nodes] of lent) lender.append(...nodes);
  };
}
