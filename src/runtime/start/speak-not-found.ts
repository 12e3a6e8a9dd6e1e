/**
 * Runs only on 404.html of a site with several languages or versions. A host with a single 404.html shows it for all
 * unknown paths, so its message has to follow the path.
 */
import './resolve-not-found.ts';
import { ROUTE } from '../../model/document.ts';
import type { SpokenNotFound } from '../../model/not-found.ts';
import { localeOf, localePrefix } from '../../model/route.ts';
import type { RouteSettings } from '../../model/route.ts';
import { notFoundSettings } from './not-found-settings.ts';

interface Settings extends RouteSettings {
  /** By the route of the 404 page that a better host would show. */
  spoken: Readonly<Record<string, SpokenNotFound>>;
}

const settings = JSON.parse(notFoundSettings()!) as Settings;
const { lang, version } = localeOf(location.pathname.slice(settings.base.length - 1), settings);
const wanted = `${localePrefix(lang, version, settings)}/404`;
const spoken = settings.spoken[wanted];
if (spoken && document.documentElement.getAttribute(ROUTE) !== wanted)
  document.addEventListener('DOMContentLoaded', () => speak(spoken));

function speak({ lang: tag, dir, message, home, homeUrl }: SpokenNotFound): void {
  // Not there if the site has a page of its own.
  const page = document.querySelector('.not-found:has(.not-found-ways)');
  const say = (selector: string, text: string): HTMLElement | null => {
    const element = page && page.querySelector<HTMLElement>(`:scope > ${selector}`);
    element?.setAttribute('lang', tag);
    if (dir) element?.setAttribute('dir', dir);
    if (element) element.textContent = text;
    return element;
  };
  say('p', message);
  say('.not-found-ways > a', home)?.setAttribute('href', homeUrl);
}
