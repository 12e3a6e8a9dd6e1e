import type { Answers } from '../model/answers.ts';
import { fileOf, withMarks } from '../model/lines.ts';
import type { StarterFile } from '../model/lines.ts';
import { TESTS } from '../model/reasons.ts';
import { callOf, pluginImports, pluginsOf } from './config.ts';
import { needsDocument } from './dependencies.ts';
import { commandTest } from './sources/command.ts';
import { jsxTest } from './sources/jsx.ts';
import { plainTest } from './sources/plain.ts';
import { svelteTest } from './sources/svelte.ts';
import { vueTest } from './sources/vue.ts';
import { branch, code, field, linesOfTree } from './tree.ts';

/** Writes the tests, if the project has any. */
export function testFiles(answers: Answers): StarterFile[] {
  if (answers.tests === 'no') return [];
  if (answers.loads === 'command') return [commandTest(answers)];
  // Without plugins and styles, Rstest needs no configuration.
  return needsDocument(answers) ? [testConfig(answers), testOf(answers)] : [testOf(answers)];
}

function testOf(answers: Answers): StarterFile {
  const { framework } = answers;
  if (framework === 'none') return plainTest(answers);
  if (framework === 'vue') return vueTest(answers);
  if (framework === 'svelte') return svelteTest(answers);
  return jsxTest(framework, answers);
}

/** The tests compile the source with the plugins of the build. */
function testConfig(answers: Answers): StarterFile {
  // Tests import no stylesheet that is an entry.
  const plugins = pluginsOf(answers).filter(
    ({ name }) => name !== 'pluginSass' || answers.framework === 'vue',
  );
  const calls = plugins.map(({ name }) => code(testCall(name, answers)));
  const tree = branch(
    calls.length > 0 && field('plugins', calls, ...plugins.map(({ mark }) => mark)),
    field('testEnvironment', 'happy-dom', TESTS.browser),
  );
  const file = fileOf(
    `rstest.config.${answers.language}`,
    pluginImports(answers),
    `import { defineConfig } from '@rstest/core';\n`,
    linesOfTree(tree, 'script', 'export default defineConfig(', ');'),
  );
  return withMarks(file, TESTS.rstest);
}

function testCall(plugin: string, answers: Answers): string {
  if (plugin === 'pluginBabel') return String.raw`pluginBabel({ include: /\.${answers.language}x$/ })`;
  if (plugin === 'pluginSvelte') return 'pluginSvelte({ preprocessOptions: { typescript: false } })';
  return callOf(plugin, answers);
}
