import { baseOf } from '../../model/document.ts';
import { hiddenParts } from './hide-parameters.ts';

/** Gives a link to another page the hide parameters of this one for the moment in which it is followed. */
function carryOver({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const base = baseOf(document.documentElement);
  if (!link || link.origin !== location.origin || !link.pathname.startsWith(base)) return;
  const written = link.getAttribute('href') ?? '';
  const address = new URL(link.href);
  for (const part of hiddenParts(location.search).split(' '))
    // A link that says something about a part itself is followed as it is.
    if (part !== '' && !address.searchParams.has(part)) address.searchParams.set(part, '0');
  link.href = address.href;
  setTimeout(() => link.setAttribute('href', written));
}

for (const name of ['click', 'auxclick']) addEventListener(name, carryOver, true);
