import type { Answers } from '../model/answers.ts';
import type { Mark } from '../model/lines.ts';
import { FRAMEWORK, STYLES } from '../model/reasons.ts';

/** Why the library and its tests are about a component or an element, and not about a function. */
export function contentMarks({ framework, styles }: Answers): Mark[] {
  if (framework !== 'none') return [FRAMEWORK[framework].source];
  return styles === 'none' ? [] : [STYLES.import];
}
