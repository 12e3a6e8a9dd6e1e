import { SOCIAL_ICONS_SHOWN } from '../../model/constants.ts';
import type { RenderInput } from '../../model/render.ts';
import type { SocialLink } from '../../model/site.ts';
import { toHref } from '../../model/href.ts';
import { Popup } from '../popup/Popup.tsx';
import { SOCIAL_NAMES } from '../icon/social-icons.ts';
import { Icon, isIconName } from '../icon/Icon.tsx';

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
        <Popup
          kind="menu"
          id={id}
          className="popup social-rest"
          label={words.moreLinks}
          buttonClass="icon-button"
          button={<Icon name="more" />}
        >
          {rest.map((link) => (
            <SocialItem key={link.icon + link.content} link={link} base={base} idPrefix={id} />
          ))}
        </Popup>
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
  return (
    <Popup
      kind="menu"
      id={`${idPrefix}-${icon}`}
      className="popup"
      label={name}
      buttonClass="icon-button"
      button={<SocialIcon icon={icon} />}
    >
      {mode === 'text' && <p>{content}</p>}
      {mode === 'img' && <img src={toHref(base, content)} alt={name} loading="lazy" />}
      {mode === 'dom' && <div dangerouslySetInnerHTML={{ __html: content }} />}
    </Popup>
  );
}

function SocialIcon({ icon }: { icon: string }) {
  return <Icon name={isIconName(icon) ? icon : 'link'} />;
}
