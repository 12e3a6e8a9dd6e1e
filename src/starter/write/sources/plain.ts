import type { Answers } from '../../model/answers.ts';
import { fileOf, marked } from '../../model/lines.ts';
import type { StarterFile } from '../../model/lines.ts';
import { LANGUAGE, STYLES, TESTS } from '../../model/reasons.ts';
import { styleFile, styleImport } from './styles.ts';

/** A library without components: a function, or one that makes an element if there are styles. */
export function plainSources(answers: Answers): StarterFile[] {
  return answers.styles === 'none' ? [clamp(answers)] : [badge(answers), styleFile('badge', answers)];
}

function clamp({ language }: Answers): StarterFile {
  const body = '  return Math.min(Math.max(value, min), max);\n}';
  if (language === 'ts')
    return fileOf(
      'src/index.ts',
      '/** Keeps a value inside two bounds. */',
      'export function clamp(value: number, min: number, max: number): number {',
      body,
    );
  return fileOf(
    'src/index.js',
    '/**\n * Keeps a value inside two bounds.',
    marked(' * @param {number} value\n * @param {number} min\n * @param {number} max', LANGUAGE.jsdoc),
    ' */\nexport function clamp(value, min, max) {',
    body,
  );
}

function badge(answers: Answers): StarterFile {
  const isTyped = answers.language === 'ts';
  const name = answers.styles === 'modules' ? 'styles.badge' : `'badge'`;
  return fileOf(
    `src/index.${answers.language}`,
    ...(answers.styles === 'modules' ? [styleImport('badge', answers), ''] : []),
    isTyped ? '/** Makes a badge to put into a page. */' : '/**\n * Makes a badge to put into a page.',
    isTyped ? undefined : marked(' * @param {string} text', LANGUAGE.jsdoc),
    isTyped ? undefined : ' */',
    `export function badge(text${isTyped ? ': string): HTMLElement' : ')'} {`,
    `  const element = document.createElement('b');`,
    marked(`  element.className = ${name};`, STYLES.import),
    '  element.textContent = text;\n  return element;\n}',
  );
}

export function plainTest({ language, styles }: Answers): StarterFile {
  const body =
    styles === 'none'
      ? `import { clamp } from '../src/index';

test('keeps a value inside the bounds', () => {
  expect([-5, 4, 50].map((value) => clamp(value, 0, 10))).toEqual([0, 4, 10]);
});`
      : `import { badge } from '../src/index';

test('a badge has its text', () => {
  expect(badge('New').textContent).toBe('New');
});`;
  return fileOf(
    `test/index.test.${language}`,
    marked(`import { expect, test } from '@rstest/core';\n${body}`, TESTS.test),
  );
}
