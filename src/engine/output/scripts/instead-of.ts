/** What does here what names of Rspress do there, for components that were written for it. */
const INSTEAD: Readonly<Record<string, string>> = {
  ...instead('Use `usePage().page.routePath`, which has no base.', 'removeBase'),
  ...instead(
    'Write the address as it is: the build knows every route.',
    'normalizeHref normalizeHrefInRuntime normalizeImagePath cleanUrlByConfig addLeadingSlash addTrailingSlash removeTrailingSlash',
    'isEqualPath isExternalUrl isDataUrl routePathToMdPath withSiteOrigin matchNavbar matchSidebar isActive useActiveMatcher',
  ),
  ...instead(
    'Use <Overview /> to list the pages of a section, or write the list in a file of your own.',
    'usePages useNav useSidebar useSidebarDynamic getSidebarDataGroup useLocaleSiteData',
  ),
  ...instead('Use `usePage().page.routePath`, or `location` in an effect.', 'useLocation useParams useMatch'),
  ...instead('Use `location` in an effect.', 'useSearchParams'),
  ...instead(
    'Use a link: the app follows links without reloading.',
    'useNavigate useLinkNavigate Navigate NavLink pathnameToRouteService preloadLink initPageData warmPageData',
  ),
  ...instead(
    'Use `light-dark()` in CSS, so both themes need no script.',
    'useDark ThemeContext useThemeState',
  ),
  ...instead('Use a media query in CSS.', 'useWindowSize'),
  ...instead('Use `usePage`.', 'PageContext'),
  ...instead('Write `head` in the frontmatter of the page, or in site.config.ts.', 'Head useHead'),
  ...instead('Remove it: pages load their parts early by themselves.', 'safePreconnect safePreload'),
  ...instead('Use `process.env.NODE_ENV`.', 'isProduction'),
  ...instead('Import the page itself, as `import Part from "./_part.mdx"`.', 'Content DocContent'),
  ...instead(
    'Use `slots` in site.config.ts to add to the layout.',
    'Layout DocLayout HomeLayout NotFoundLayout Root Nav NavList NavTitle NavHamburger Sidebar SidebarList Outline Toc DocFooter',
    'EditLink useEditLink LastUpdated PrevNextPage usePrevNextPage Search SearchButton SearchPanel SocialLinks SwitchAppearance',
    'HomeBackground HomeFeature HomeFooter HomeHero Banner ReadPercent useReadPercent HoverGroup useHoverGroup FallbackHeading',
  ),
  ...instead(
    'Remove it: every page has these tools.',
    'LlmsContainer LlmsCopyButton LlmsHint LlmsViewOptions LlmsCopyRow LlmsOpenRow useMdUrl CodeButtonGroup useCodeButtonGroup',
  ),
  ...instead('Import the component from @theme.', 'getCustomMDXComponent'),
  ...instead(
    'Write the text on the page, or in a fragment that the page imports.',
    'renderInlineMarkdown renderHtmlOrText parseInlineMarkdownText',
  ),
  ...instead('Write a code block on the page: the build highlights it.', 'CodeBlock CodeBlockRuntime Prompt'),
  ...instead('Write it on the page, where it may have groups of its own.', 'Overview OverviewGroup'),
  ...instead('Use a link with a class, and rules in the file of `styles`.', 'Button'),
  ...instead('Write an <svg> in the component.', 'SvgWrapper'),
};

/** What to do about a name that the engine does not offer. */
export function insteadOf(name: string): string {
  return INSTEAD[name] ?? 'Write it in a file of your own and import it from there.';
}

function instead(fix: string, ...names: string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((line) => line.split(' ')).map((name) => [name, fix]));
}
