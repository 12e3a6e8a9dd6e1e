import type { Hero } from '../../model/page.ts';
import type { SiteData } from '../../model/site.ts';
import { newTab, toHref } from '../mdx/href.ts';

export function HeroPiece({ site, hero }: { site: SiteData; hero: Hero }) {
  const { name, text, tagline, actions = [] } = hero;
  return (
    <>
      <h1 className="hero-title">{name}</h1>
      {text !== undefined && <p className="hero-subtitle">{text}</p>}
      {tagline !== undefined && <p className="hero-description">{tagline}</p>}
      {actions.length > 0 && (
        <p className="hero-actions">
          {actions.map((action) => (
            <a
              key={action.text}
              className={`button ${action.theme ?? 'brand'}`}
              href={toHref(site.base, action.link)}
              {...newTab(action.link)}
            >
              {action.text}
            </a>
          ))}
        </p>
      )}
    </>
  );
}
