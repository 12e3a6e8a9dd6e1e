import type { Answers } from '../../model/answers.ts';
import { fileOf, marked } from '../../model/lines.ts';
import type { StarterFile } from '../../model/lines.ts';
import { FRAMEWORK, STYLES, TESTS, TYPES } from '../../model/reasons.ts';
import { rulesOf } from './styles.ts';

const TYPED = `<script lang="ts">
  import type { StepperProps } from './Stepper.svelte';

  let { label, step = 1 }: StepperProps = $props();`;
const PLAIN = `<script>
  let { label, step = 1 } = $props();`;

const DECLARATION = `import type { Component } from 'svelte';

export interface StepperProps {
  label: string;
  step?: number;
}

declare const Stepper: Component<StepperProps>;
export default Stepper;`;

/** A component of Svelte, its types, and the entry that exports it. */
export function svelteSources({ language, styles, types }: Answers): StarterFile[] {
  const isTyped = language === 'ts';
  const text = `${isTyped ? TYPED : PLAIN}
  let count = $state(0);
</script>

<button type="button" onclick={() => (count += step)}>
  {label}: {count}
</button>`;
  const style = `\n<style>\n${rulesOf('button', styles).replaceAll(/^(?=.)/gm, '  ')}\n</style>`;
  const exported = isTyped ? 'default as Stepper, type StepperProps' : 'default as Stepper';
  return [
    fileOf(`src/index.${language}`, `export { ${exported} } from './Stepper.svelte';`),
    fileOf(
      'src/Stepper.svelte',
      marked(text, FRAMEWORK.svelte.source),
      styles === 'none' ? undefined : marked(style, STYLES.import),
    ),
    ...(isTyped || types !== 'none'
      ? [fileOf('src/Stepper.svelte.d.ts', marked(DECLARATION, TYPES.svelte))]
      : []),
  ];
}

export function svelteTest({ language }: Answers): StarterFile {
  const text = `import { expect, test } from '@rstest/core';
import { flushSync, mount } from 'svelte';
import { Stepper } from '../src/index';

test('a click adds the step', () => {
  const target = document.createElement('div');
  document.body.append(target);
  mount(Stepper, { target, props: { label: 'Likes', step: 2 } });

  target.querySelector('button')?.click();
  flushSync();
  expect(target.textContent).toBe('Likes: 2');
});`;
  return fileOf(`test/Stepper.test.${language}`, marked(text, TESTS.test));
}
