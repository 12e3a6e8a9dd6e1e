import { fillIn } from '../../model/words/fill-in.ts';
import { announce } from '../../runtime/navigate/announce.ts';
import { say } from '../../runtime/page/say.ts';
import { showMatches } from './overview-list.ts';

const PARAMETER = 'filter';
/** Inputs with a listener. Pages are kept when the reader leaves them, and listeners with them. */
const started = new WeakSet<HTMLInputElement>();

/**
 * Filters an overview by the keyword in its input and keeps the keyword in the address. When the reader comes back to
 * the page, the address decides.
 */
export function startFilter(overview: HTMLElement): void {
  const input = overview.querySelector('input');
  if (!input) return;
  const typed = started.has(input) ? '' : input.value;
  if (!started.has(input)) input.addEventListener('input', () => changeKeyword(overview, input.value));
  started.add(input);
  if (typed === '') {
    input.value = new URLSearchParams(location.search).get(PARAMETER) ?? '';
    filter(overview, input.value);
  } else changeKeyword(overview, typed);
}

function changeKeyword(overview: HTMLElement, keyword: string): void {
  const address = new URL(location.href);
  if (keyword === '') address.searchParams.delete(PARAMETER);
  else address.searchParams.set(PARAMETER, keyword);
  history.replaceState(history.state, '', address);
  filter(overview, keyword);
}

function filter(overview: HTMLElement, keyword: string): void {
  const matches = showMatches(overview, keyword);
  const empty = overview.querySelector<HTMLElement>('.overview-empty');
  if (empty) empty.hidden = matches > 0;
  if (keyword !== '')
    announce(matches === 1 ? say('1 match') : fillIn(say('{count} matches'), { count: matches }));
}
