import { listen } from '../page/listen.ts';
import { tellChoices } from '../storage/choices.ts';

/**
 * Applies what is chosen in another browser tab at once, even while this one is hidden. A page in the back-forward cache
 * gets no events and checks when it returns.
 */
export function followChoices(): void {
  listen(['storage'], tellChoices);
  listen(['pageshow'], ({ persisted }) => {
    if (persisted) tellChoices();
  });
}
