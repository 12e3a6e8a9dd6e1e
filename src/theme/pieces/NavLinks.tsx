import { isNavActive, isNavMenu } from '../../model/sidebar.ts';
import type { RenderInput } from '../../model/render.ts';
import type { NavItem, NavMenu } from '../../model/sidebar-types.ts';
import { toHref } from './href.ts';

interface NavLinksProps extends Pick<RenderInput, 'nav' | 'site' | 'page'> {
  idPrefix: string;
}

export function NavLinks({ nav, site, page, idPrefix }: NavLinksProps) {
  return nav.map((item, index) =>
    isNavMenu(item) ? (
      <Menu
        key={item.text}
        menu={item}
        base={site.base}
        routePath={page.routePath}
        id={`${idPrefix}-${index}`}
      />
    ) : (
      <Link key={item.text} item={item} base={site.base} routePath={page.routePath} />
    ),
  );
}

function Link({
  item,
  base,
  routePath,
}: {
  item: Exclude<NavItem, NavMenu>;
  base: string;
  routePath: string;
}) {
  return (
    <a
      href={toHref(base, item.link)}
      data-match={item.activeMatch ?? `^${item.link}`}
      aria-current={isNavActive(item, routePath) ? 'true' : undefined}
    >
      {item.text}
    </a>
  );
}

function Menu({ menu, base, routePath, id }: { menu: NavMenu; base: string; routePath: string; id: string }) {
  return (
    <div className="nav-menu">
      <button type="button" popoverTarget={id} data-hover="menu">
        {menu.text}
      </button>
      <ul id={id} popover="auto" className="popup dropdown">
        {menu.items.map((item) => (
          <li key={item.text}>
            <Link item={item} base={base} routePath={routePath} />
          </li>
        ))}
      </ul>
    </div>
  );
}
