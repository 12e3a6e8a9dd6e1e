import { LANG, mark } from '../../model/document.ts';
import type { Hero } from '../../model/page.ts';
import type { SiteData } from '../../model/site.ts';
import { newTab, toHref } from '../../model/href.ts';
import { ThemedImage } from './ThemedImage.tsx';

const HERO_IMAGE_HEIGHT = 240;

export function HeroPiece({ site, hero }: { site: SiteData; hero: Hero }) {
  const { name, text, tagline, command, image, actions = [] } = hero;
  return (
    <>
      <Beam />
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
      {image && (
        <p className="hero-image">
          <ThemedImage
            src={toHref(site.base, image.src)}
            dark={image.dark && toHref(site.base, image.dark)}
            alt={image.alt}
            height={HERO_IMAGE_HEIGHT}
          />
        </p>
      )}
      {command !== undefined && (
        <figure className="code hero-command" {...mark(LANG, 'sh')}>
          <pre tabIndex={0}>
            <code>{command}</code>
          </pre>
        </figure>
      )}
    </>
  );
}

/** Draws the background: one beam that comes in on the left and leaves as four. */
function Beam() {
  return (
    <svg className="hero-beam" viewBox="0 0 1440 800" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 430C520 430 760 0 1440-60V90C780 120 540 434 0 434Z" />
      <path opacity=".6" d="M0 434C560 434 800 210 1440 190V330C820 330 580 438 0 438Z" />
      <path d="M0 438C580 438 820 460 1440 440V570C800 560 560 442 0 442Z" />
      <path opacity=".6" d="M0 442C540 442 780 700 1440 680V800H1300C760 800 520 446 0 446Z" />
    </svg>
  );
}
