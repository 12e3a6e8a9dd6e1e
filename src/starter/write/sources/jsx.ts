import type { Answers } from '../../model/answers.ts';
import { fileOf, marked } from '../../model/lines.ts';
import type { Line, StarterFile } from '../../model/lines.ts';
import { FRAMEWORK, LANGUAGE, OUTPUTS, STYLES, TESTS } from '../../model/reasons.ts';
import { styleFile, styleImport } from './styles.ts';

const WIDTH = 80;

type JsxFramework = 'react' | 'preact' | 'solid';

/** What differs between the frameworks that use JSX. */
interface Dialect {
  hook: string;
  attribute: 'class' | 'className';
  /** The parameter of the component, and its first lines. */
  parameter: string;
  state: string;
  click: string;
  content: string;
}

const WITH_HOOKS = {
  parameter: '{ label, step = 1 }',
  state: 'const [count, setCount] = useState(0);',
  click: 'setCount(count + step)',
  content: '{label}: {count}',
};

const DIALECTS: Readonly<Record<JsxFramework, Dialect>> = {
  react: { ...WITH_HOOKS, hook: `import { useState } from 'react';`, attribute: 'className' },
  preact: { ...WITH_HOOKS, hook: `import { useState } from 'preact/hooks';`, attribute: 'class' },
  solid: {
    hook: `import { createSignal } from 'solid-js';`,
    attribute: 'class',
    parameter: 'props',
    state: 'const [count, setCount] = createSignal(0);',
    click: 'setCount(count() + (props.step ?? 1))',
    content: '{props.label}: {count()}',
  },
};

/** A component of React, Preact or Solid, and the entry that exports it. */
export function jsxSources(framework: JsxFramework, answers: Answers): StarterFile[] {
  const { language, styles } = answers;
  const entry = language === 'ts' ? 'Stepper, type StepperProps' : 'Stepper';
  return [
    fileOf(
      `src/index.${language}`,
      framework === 'react' ? marked(`'use client';`, OUTPUTS.clientDirective) : undefined,
      `export { ${entry} } from './Stepper';`,
    ),
    component(framework, answers),
    ...(styles === 'none' ? [] : [styleFile('stepper', answers)]),
  ];
}

function component(framework: JsxFramework, answers: Answers): StarterFile {
  const { language, styles } = answers;
  const { hook, attribute, parameter, state, click, content } = DIALECTS[framework];
  const isTyped = language === 'ts';
  const mark = FRAMEWORK[framework].source;
  const className = styles === 'modules' ? '{styles.stepper}' : '"stepper"';
  const styled = styles === 'none' ? [] : marked(`${attribute}=${className}`, STYLES.import);
  return fileOf(
    `src/Stepper.${language}x`,
    marked(hook, mark),
    styleImport('stepper', answers),
    '',
    ...documentation(isTyped),
    `export function Stepper(${parameter}${isTyped ? ': StepperProps' : ''}) {`,
    marked(`  ${state}`, mark),
    '\n  return (',
    openTag([marked('type="button"', mark), styled, marked(`onClick={() => ${click}}`, mark)].flat()),
    marked(`      ${content}`, mark),
    '    </button>\n  );\n}',
  );
}

/** Writes the attributes of the button one below the other if they do not fit into a line. */
function openTag(attributes: readonly Line[]): Line[] {
  const line = `    <button ${attributes.map(({ text }) => text).join(' ')}>`;
  if (line.length <= WIDTH) return marked(line, ...new Set(attributes.flatMap(({ marks }) => marks)));
  const indented = attributes.map(({ text, marks }) => ({ text: `      ${text}`, marks }));
  return [...marked('    <button'), ...indented, ...marked('    >')];
}

function documentation(isTyped: boolean): (string | Line[])[] {
  if (isTyped)
    return [
      'export interface StepperProps {\n  label: string;\n  step?: number;\n}\n',
      '/** A button that counts. */',
    ];
  return [
    '/**\n * A button that counts.',
    marked(' * @param {{ label: string, step?: number }} props', LANGUAGE.jsdoc),
    ' */',
  ];
}

const TEST_BODY: Readonly<Record<JsxFramework, string>> = {
  react: `import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { Stepper } from '../src/index';

test('a click adds the step', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const page = document.createElement('div');

  await act(() => createRoot(page).render(<Stepper label="Likes" step={2} />));
  await act(() => page.querySelector('button')?.click());
  expect(page.textContent).toBe('Likes: 2');
});`,
  preact: `import { render } from 'preact';
import { act } from 'preact/test-utils';
import { Stepper } from '../src/index';

test('a click adds the step', async () => {
  const page = document.createElement('div');
  render(<Stepper label="Likes" step={2} />, page);

  await act(() => page.querySelector('button')?.click());
  expect(page.textContent).toBe('Likes: 2');
});`,
  solid: `import { render } from 'solid-js/web';
import { Stepper } from '../src/index';

test('a click adds the step', () => {
  const page = document.createElement('div');
  document.body.append(page);
  render(() => <Stepper label="Likes" step={2} />, page);

  page.querySelector('button')?.click();
  expect(page.textContent).toBe('Likes: 2');
});`,
};

export function jsxTest(framework: JsxFramework, { language }: Answers): StarterFile {
  const text = `import { expect, test } from '@rstest/core';\n${TEST_BODY[framework]}`;
  return fileOf(`test/Stepper.test.${language}x`, marked(text, TESTS.test));
}
