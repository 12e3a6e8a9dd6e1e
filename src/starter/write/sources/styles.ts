import type { Answers } from '../../model/answers.ts';
import { fileOf, marked } from '../../model/lines.ts';
import type { Line, StarterFile } from '../../model/lines.ts';
import { STYLES } from '../../model/reasons.ts';
import { styleEntry } from '../../model/layout.ts';

const DECLARATIONS = ['border-radius: 1em;', 'background: #eef;'];

/** Only a CSS Module is imported. Other stylesheets are entries, which no source imports. */
export function styleImport(name: string, { styles }: Answers): Line[] {
  return styles === 'modules' ? marked(`import styles from './${name}.module.css';`, STYLES.import) : [];
}

/** Writes a stylesheet with one class. */
export function styleFile(name: string, answers: Answers): StarterFile {
  const path = styleEntry(answers) ?? `src/${name}.module.css`;
  return fileOf(path, marked(rulesOf(`.${name}`, answers.styles), STYLES.import));
}

/** Sass gets a variable, because plain CSS would not need it. */
export function rulesOf(selector: string, styles: Answers['styles']): string {
  const lines = DECLARATIONS.map((line) => `  ${styles === 'sass' ? line.replace('#eef', '$tint') : line}\n`);
  return `${styles === 'sass' ? '$tint: #eef;\n\n' : ''}${selector} {\n${lines.join('')}}`;
}
