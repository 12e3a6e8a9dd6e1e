import { HOVER_POPUP, mark } from '../../model/document.ts';
import type { RenderInput } from '../../model/render.ts';
import { fillIn } from '../../model/words/fill-in.ts';
import { FamilyList } from './FamilyList.tsx';
import { toHref } from '../../components/href.ts';
import { Icon } from '../icons/Icon.tsx';
import { NavLinks } from './NavLinks.tsx';
import { SearchButton } from '../search/SearchButton.tsx';
import { SocialLinks } from './SocialLinks.tsx';
import { Switchers } from './Switchers.tsx';
import { ThemedImage } from './ThemedImage.tsx';

/** Renders all text of the navbar: brand, family, links, switchers, social links, and the menu of narrow screens. */
export function NavPiece(input: RenderInput) {
  const { site, words, page, homeLink } = input;
  const { base, logo, darkLogo, logoText, family } = site;
  return (
    <>
      <button
        type="button"
        className="icon-button menu-button"
        popoverTarget="menu"
        aria-label={words.siteMenu}
      >
        <Icon name="menu" />
      </button>
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
        <>
          <button
            type="button"
            className="icon-button family-button"
            popoverTarget="family"
            {...mark(HOVER_POPUP, 'popover')}
            aria-label={fillIn(words.familyTools, { family: family.title })}
          >
            <Icon name="family" />
          </button>
          <div id="family" popover="auto" className="popup family-popup">
            <p className="popup-title">{family.title}</p>
            <FamilyList site={site} lang={page.lang} />
          </div>
        </>
      )}
      <nav className="nav-links" aria-label={words.mainNavigation}>
        <NavLinks {...input} idPrefix="nav" />
      </nav>
      <button
        id="scroll-top"
        type="button"
        className="icon-button scroll-top"
        aria-label={words.scrollToTop}
        hidden
      >
        <Icon name="top" />
      </button>
      <SearchButton {...input} />
      <div className="nav-end">
        <Switchers {...input} idPrefix="nav" />
        <SocialLinks site={site} words={words} id="social-rest" />
      </div>
      <div id="menu" popover="auto" className="menu" role="dialog" aria-label={words.siteMenu}>
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
      </div>
    </>
  );
}
