import { isNavMenu } from '../../model/sidebar.ts';
import type { RenderInput } from '../../model/render.ts';
import type { NavItem } from '../../model/sidebar-types.ts';
import { isNavActive } from '../../model/sidebar.ts';
import { toHref } from './href.ts';

export function NavPiece({ site, nav, page, homePath }: RenderInput) {
  const { base, logo, logoText } = site;
  return (
    <>
      <a className="brand" href={toHref(base, homePath)}>
        {logo !== '' && <img src={toHref(base, logo)} alt="" width="24" height="24" />}
        <span>{logoText}</span>
      </a>
      <nav className="nav-links" aria-label="Main">
        {nav.map((item) => (
          <NavEntry key={item.text} item={item} base={base} routePath={page.routePath} />
        ))}
      </nav>
    </>
  );
}

function NavEntry({ item, base, routePath }: { item: NavItem; base: string; routePath: string }) {
  const isActive = isNavActive(item, routePath);
  if (!isNavMenu(item)) {
    const match = item.activeMatch ?? `^${item.link}`;
    return (
      <a href={toHref(base, item.link)} data-match={match} aria-current={isActive ? 'true' : undefined}>
        {item.text}
      </a>
    );
  }
  return (
    <details className="nav-menu">
      <summary>{item.text}</summary>
      <ul>
        {item.items.map((entry) => (
          <li key={entry.text}>
            <a href={toHref(base, entry.link)}>{entry.text}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}
