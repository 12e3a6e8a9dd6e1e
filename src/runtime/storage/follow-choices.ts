import { tellChoices } from './choices.ts';
import { applyTheme } from './theme-choice.ts';

/**
 * Applies what is chosen in another browser tab at once, even while this one is hidden. A page in the back-forward cache
 * gets no events and checks when it returns.
 */
export function followChoices(): void {
  const follow = () => {
    applyTheme();
    tellChoices();
  };
  addEventListener('storage', follow);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow();
  });
}
