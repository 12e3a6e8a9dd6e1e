import { HOVER_POPUP, mark } from '../../model/document.ts';
import type { RenderInput } from '../../model/render.ts';
import { FamilyList } from './FamilyList.tsx';
import { toHref } from '../mdx/href.ts';
import { Icon } from './Icon.tsx';
import { NavLinks } from './NavLinks.tsx';
import { SearchButton } from './SearchButton.tsx';
import { SocialLinks } from './SocialLinks.tsx';
import { Switchers } from './Switchers.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

/** Renders all text of the navbar: brand, family, links, switchers, social links, and the menu of narrow screens. */
export function NavPiece(input: RenderInput) {
  const { site, page, homePath } = input;
  const { base, logo, logoText, family } = site;
  return (
    <>
      <button type="button" className="icon-button menu-button" popoverTarget="menu" aria-label="Site menu">
        <Icon name="menu" />
      </button>
      <a className="site-brand" href={toHref(base, homePath)}>
        {logo !== '' && <img src={toHref(base, logo)} alt="" width="24" height="24" fetchPriority="low" />}
        <span>{logoText}</span>
      </a>
      {family.members.length > 0 && (
        <>
          <button
            type="button"
            className="icon-button family-button"
            popoverTarget="family"
            {...mark(HOVER_POPUP, 'popover')}
            aria-label={`${family.title} tools`}
          >
            <Icon name="family" />
          </button>
          <div id="family" popover="auto" className="popup family-popup">
            <p className="popup-title">{family.title}</p>
            <FamilyList site={site} lang={page.lang} />
          </div>
        </>
      )}
      <nav className="nav-links" aria-label="Main">
        <NavLinks {...input} idPrefix="nav" />
      </nav>
      <button
        id="scroll-top"
        type="button"
        className="icon-button scroll-top"
        aria-label="Scroll to top"
        hidden
      >
        <Icon name="top" />
      </button>
      <SearchButton {...input} />
      <div className="nav-end">
        <Switchers {...input} idPrefix="nav" />
        <SocialLinks site={site} id="social-rest" />
      </div>
      <ThemeSwitch />
      <div id="menu" popover="auto" className="menu" role="dialog" aria-label="Site menu">
        <button
          type="button"
          className="icon-button menu-close"
          popoverTarget="menu"
          popoverTargetAction="hide"
          aria-label="Close menu"
        >
          <Icon name="close" />
        </button>
        <nav className="menu-links" aria-label="Menu">
          <NavLinks {...input} idPrefix="menu" />
        </nav>
        <Switchers {...input} idPrefix="menu" />
        <SocialLinks site={site} id="menu-social-rest" />
      </div>
    </>
  );
}
