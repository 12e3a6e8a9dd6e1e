import { baseOf } from '../../model/document.ts';
import { listen } from '../page/listen.ts';
import { hiddenParts } from './hide-parameters.ts';

/** Adds the hide parameters of this page to a link while it is being followed. */
function carryOver({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const base = baseOf(document.documentElement);
  if (!link || link.origin !== location.origin || !link.pathname.startsWith(base)) return;
  const written = link.getAttribute('href') ?? '';
  const address = new URL(link.href);
  for (const part of hiddenParts(location.search).split(' '))
    // A parameter in the link itself takes precedence.
    if (part !== '' && !address.searchParams.has(part)) address.searchParams.set(part, '0');
  link.href = address.href;
  setTimeout(() => link.setAttribute('href', written));
}

listen(['click', 'auxclick'], carryOver, { capture: true });
