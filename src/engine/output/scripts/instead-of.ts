/** What does here what names of Rspress do there, for components that were written for it. */
const INSTEAD: Readonly<Record<string, string>> = {
  withBase: 'Write `useSite().site.base + path.slice(1)` in the component. Links on pages need no base.',
  removeBase: 'Use `usePage().page.routePath`, which has no base.',
  normalizeHref: 'Write the address as it is: the build knows every route.',
  usePages: 'Use <Overview /> to list the pages of a section, or write the list in a file of your own.',
  useLocation: 'Use `usePage().page.routePath`, or `location` in an effect.',
  useNavigate: 'Use a link: the app follows links without reloading.',
  useDark: 'Use `light-dark()` in CSS, so both themes need no script.',
  useFrontmatter: 'Use `usePage().page.frontmatter`.',
  Layout: 'Use `slots` in site.config.ts to add to the layout.',
  getCustomMDXComponent: 'Import the component from @theme.',
  renderInlineMarkdown: 'Write the text on the page, or in a fragment that the page imports.',
};

/** What to do about a name that the engine does not offer. */
export function insteadOf(name: string): string {
  return INSTEAD[name] ?? 'Write it in a file of your own and import it from there.';
}
