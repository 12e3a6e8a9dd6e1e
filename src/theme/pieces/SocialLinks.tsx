import { HOVER_POPUP, mark } from '../../model/document.ts';
import { SOCIAL_ICONS_SHOWN } from '../../model/constants.ts';
import type { RenderInput } from '../../model/render.ts';
import type { SocialLink } from '../../model/site.ts';
import { toHref } from '../../components/href.ts';
import { SOCIAL_NAMES } from '../icons/social-icons.ts';
import { Icon, isIconName } from '../icons/Icon.tsx';

interface SocialLinksProps extends Pick<RenderInput, 'site' | 'words'> {
  id: string;
}

/** Shows the first five links as icons and the rest in a panel that opens on hover, click and key press. */
export function SocialLinks({ site, words, id }: SocialLinksProps) {
  const { socialLinks, base } = site;
  const shown = socialLinks.slice(0, SOCIAL_ICONS_SHOWN);
  const rest = socialLinks.slice(SOCIAL_ICONS_SHOWN);
  return (
    <div className="social">
      {shown.map((link) => (
        <SocialItem key={link.icon + link.content} link={link} base={base} idPrefix={id} />
      ))}
      {rest.length > 0 && (
        <>
          <button
            type="button"
            className="icon-button"
            popoverTarget={id}
            {...mark(HOVER_POPUP, 'menu')}
            aria-label={words.moreLinks}
          >
            <Icon name="more" />
          </button>
          <div id={id} popover="auto" className="popup social-rest">
            {rest.map((link) => (
              <SocialItem key={link.icon + link.content} link={link} base={base} idPrefix={id} />
            ))}
          </div>
        </>
      )}
    </div>
  );
}

/** Renders a link, or a button with a panel that holds text, an image or markup from the configuration. */
function SocialItem({ link, base, idPrefix }: { link: SocialLink; base: string; idPrefix: string }) {
  const { icon, mode, content } = link;
  const name = SOCIAL_NAMES[icon] ?? (isIconName(icon) ? icon.charAt(0).toUpperCase() + icon.slice(1) : icon);
  if (mode === 'link') {
    return (
      <a className="icon-button" href={content} target="_blank" rel="noopener noreferrer" aria-label={name}>
        <SocialIcon icon={icon} />
      </a>
    );
  }
  const panel = `${idPrefix}-${icon}`;
  return (
    <>
      <button
        type="button"
        className="icon-button"
        popoverTarget={panel}
        {...mark(HOVER_POPUP, 'menu')}
        aria-label={name}
      >
        <SocialIcon icon={icon} />
      </button>
      <div id={panel} popover="auto" className="popup">
        {mode === 'text' && <p>{content}</p>}
        {mode === 'img' && <img src={toHref(base, content)} alt={name} loading="lazy" />}
        {mode === 'dom' && <div dangerouslySetInnerHTML={{ __html: content }} />}
      </div>
    </>
  );
}

function SocialIcon({ icon }: { icon: string }) {
  return <Icon name={isIconName(icon) ? icon : 'link'} />;
}
