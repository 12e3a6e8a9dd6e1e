import { MOTION_DEADLINE_MS } from '../../model/constants.ts';

/** Calls back when an element's transitions have ended, at the latest after a deadline. */
export function afterMotion(element: Element, done: () => void): void {
  const transitions = element.getAnimations();
  let isDone = false;
  const finish = () => {
    if (isDone) return;
    isDone = true;
    done();
  };
  setTimeout(finish, MOTION_DEADLINE_MS);
  void Promise.allSettled(transitions.map((transition) => transition.finished)).then(finish);
}
