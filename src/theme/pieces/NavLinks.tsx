import { mark, MATCH } from '../../model/document.ts';
import { isNavMenu, matchesRoute, navPattern } from '../../model/nav-match.ts';
import type { RenderInput } from '../../model/render.ts';
import type { NavLink, NavMenu } from '../../model/sidebar-types.ts';
import { Tag } from '../../components/tag/Tag.tsx';
import { toHref } from '../../model/href.ts';
import { Popup } from '../popup/Popup.tsx';

interface NavLinksProps extends Pick<RenderInput, 'nav' | 'site' | 'page' | 'homePath'> {
  idPrefix: string;
}

export function NavLinks({ nav, idPrefix, ...input }: NavLinksProps) {
  return nav.map((item, index) =>
    isNavMenu(item) ? (
      <Menu key={item.text} menu={item} id={`${idPrefix}-${index}`} {...input} />
    ) : (
      <Link key={item.text} item={item} {...input} />
    ),
  );
}

type EntryProps = Omit<NavLinksProps, 'nav' | 'idPrefix'>;

/** Renders a link with the pattern of the routes it is active on, so it can be marked after a navigation. */
function Link({ item, site, page, homePath }: EntryProps & { item: NavLink }) {
  const pattern = navPattern(item, homePath);
  return (
    <a
      href={toHref(site.base, item.link)}
      {...(pattern !== undefined && mark(MATCH, pattern))}
      aria-current={matchesRoute(pattern, page.routePath, homePath) ? 'true' : undefined}
    >
      {item.text}
      <Tag tag={item.tag} />
    </a>
  );
}

function Menu({ menu, id, ...input }: EntryProps & { menu: NavMenu; id: string }) {
  return (
    <Popup
      kind="menu"
      id={id}
      frameClass="nav-menu"
      className="popup dropdown"
      button={
        <>
          {menu.text}
          <Tag tag={menu.tag} />
        </>
      }
    >
      <ul>
        {menu.items.map((item) => (
          <li key={item.text}>
            <Link item={item} {...input} />
          </li>
        ))}
      </ul>
    </Popup>
  );
}
