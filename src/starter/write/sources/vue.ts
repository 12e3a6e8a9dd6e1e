import type { Answers } from '../../model/answers.ts';
import { fileOf, marked } from '../../model/lines.ts';
import type { Line, StarterFile } from '../../model/lines.ts';
import { FRAMEWORK, STYLES, TESTS } from '../../model/reasons.ts';
import { rulesOf } from './styles.ts';

const TYPED_PROPS = 'const { label, step = 1 } = defineProps<{ label: string; step?: number }>();';
const PLAIN_PROPS = `const { label, step } = defineProps({
  label: { type: String, required: true },
  step: { type: Number, default: 1 },
});`;

/** A single-file component of Vue, and the entry that exports it. */
export function vueSources({ language, styles }: Answers): StarterFile[] {
  const isTyped = language === 'ts';
  const className = {
    none: '',
    css: ' class="stepper"',
    sass: ' class="stepper"',
    modules: ' :class="$style.stepper"',
  };
  const script = `<script setup${isTyped ? ' lang="ts"' : ''}>
import { ref } from 'vue';

${isTyped ? TYPED_PROPS : PLAIN_PROPS}
const count = ref(0);
</script>

<template>`;
  const styled = styles === 'none' ? [] : [STYLES.import];
  return [
    fileOf(`src/index.${language}`, `export { default as Stepper } from './Stepper.vue';`),
    fileOf(
      'src/Stepper.vue',
      marked(script, FRAMEWORK.vue.source),
      marked(`  <button type="button"${className[styles]} @click="count += step">`, ...styled),
      '    {{ label }}: {{ count }}\n  </button>\n</template>',
      styleBlock(styles),
    ),
  ];
}

function styleBlock(styles: Answers['styles']): Line[] | undefined {
  if (styles === 'none') return undefined;
  const open = { css: 'style scoped', sass: 'style scoped lang="scss"', modules: 'style module' };
  return marked(`\n<${open[styles]}>\n${rulesOf('.stepper', styles)}\n</style>`, STYLES.import);
}

export function vueTest({ language }: Answers): StarterFile {
  const text = `import { expect, test } from '@rstest/core';
import { createApp, nextTick } from 'vue';
import { Stepper } from '../src/index';

test('a click adds the step', async () => {
  const page = document.createElement('div');
  createApp(Stepper, { label: 'Likes', step: 2 }).mount(page);

  page.querySelector('button')?.click();
  await nextTick();
  expect(page.textContent).toContain('Likes: 2');
});`;
  return fileOf(`test/Stepper.test.${language}`, marked(text, TESTS.test));
}
