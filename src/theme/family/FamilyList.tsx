import type { SiteData } from '../../model/site.ts';
import { toHref } from '../../model/href.ts';

const LOGO_SIZE = 32;

interface FamilyListProps {
  site: SiteData;
  lang: string;
  /** The list is part of the page, not of a popup that few readers open. */
  isOnPage?: boolean;
}

/** Lists the product's sibling tools, on Chinese pages with their Chinese descriptions. */
export function FamilyList({ site, lang, isOnPage = false }: FamilyListProps) {
  const isChinese = lang.toLowerCase().startsWith('zh');
  return (
    <ul className="family">
      {site.family.members.map(({ name, desc, descEn, logo, logoScale, url }) => (
        <li key={name}>
          <a href={url} target="_blank" rel="noopener noreferrer">
            <span className="family-logo">
              <img
                src={toHref(site.base, logo)}
                alt=""
                width={Math.round(LOGO_SIZE * logoScale)}
                height={Math.round(LOGO_SIZE * logoScale)}
                loading={isOnPage ? undefined : 'lazy'}
                decoding="async"
              />
            </span>
            <strong>{name}</strong>
            <span className="family-desc" lang={isChinese ? 'zh' : 'en'}>
              {isChinese ? desc : descEn}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
