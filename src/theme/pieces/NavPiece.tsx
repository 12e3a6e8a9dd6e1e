import type { RenderInput } from '../../model/render.ts';
import { fillIn } from '../../model/words/fill-in.ts';
import { toHref } from '../../model/href.ts';
import { Menu } from '../menu/Menu.tsx';
import { Popup } from '../popup/Popup.tsx';
import { FamilyList } from '../family/FamilyList.tsx';
import { Icon } from '../icon/Icon.tsx';
import { NavLinks } from './NavLinks.tsx';
import { SearchButton } from '../search/SearchButton.tsx';
import { SocialLinks } from './SocialLinks.tsx';
import { Switchers } from './Switchers.tsx';
import { ThemedImage } from './ThemedImage.tsx';

/** Renders the start of the navbar: the menu of narrow screens, brand, family and links. */
export function NavPiece(input: RenderInput) {
  const { site, words, page, homeLink } = input;
  const { base, logo, darkLogo, logoText, family } = site;
  return (
    <>
      <Menu label={words.siteMenu} button={<Icon name="menu" />}>
        <button
          type="button"
          className="icon-button menu-close"
          popoverTarget="menu"
          popoverTargetAction="hide"
          aria-label={words.closeMenu}
        >
          <Icon name="close" />
        </button>
        <nav className="menu-links" aria-label={words.menu}>
          <NavLinks {...input} idPrefix="menu" />
        </nav>
        <Switchers {...input} idPrefix="menu" />
        <SocialLinks site={site} words={words} id="menu-social-rest" />
      </Menu>
      <a className="site-brand" href={toHref(base, homeLink)}>
        {logo !== '' && (
          <ThemedImage
            src={toHref(base, logo)}
            dark={darkLogo && toHref(base, darkLogo)}
            width={24}
            height={24}
          />
        )}
        <span>{logoText}</span>
      </a>
      {family.members.length > 0 && (
        <Popup
          kind="popover"
          id="family"
          className="popup family-popup"
          label={fillIn(words.familyTools, { family: family.title })}
          buttonClass="icon-button family-button"
          button={<Icon name="family" />}
        >
          <p className="popup-title">{family.title}</p>
          <FamilyList site={site} lang={page.lang} />
        </Popup>
      )}
      <nav className="nav-links" aria-label={words.mainNavigation}>
        <NavLinks {...input} idPrefix="nav" />
      </nav>
    </>
  );
}

/** Renders the end of the navbar: search, switchers and social links. */
export function NavEndPiece(input: RenderInput) {
  const { site, words } = input;
  return (
    <>
      <SearchButton {...input} />
      <div className="nav-end">
        <Switchers {...input} idPrefix="nav" />
        <SocialLinks site={site} words={words} id="social-rest" />
      </div>
    </>
  );
}
