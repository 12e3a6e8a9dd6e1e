import type { Answers } from '../../model/answers.ts';
import { baseNameOf } from '../../model/package-name.ts';
import { fileOf, marked } from '../../model/lines.ts';
import type { StarterFile } from '../../model/lines.ts';
import { LANGUAGE, LOADS, TESTS } from '../../model/reasons.ts';

/** A program that counts the words of files, and the function that it does it with. */
export function commandSources(answers: Answers): StarterFile[] {
  const { language, name } = answers;
  // In plain JavaScript, Rspack follows Node.js: JSON has a default export only.
  const isTyped = language === 'ts';
  return [
    fileOf(
      `src/cli.${language}`,
      marked('#!/usr/bin/env node', LOADS.command),
      `import { readFileSync } from 'node:fs';\nimport { parseArgs } from 'node:util';`,
      marked(`import ${isTyped ? '{ version }' : 'manifest'} from '../package.json';`, LOADS.json),
      `import { countWords } from './count-words';

const { values, positionals } = parseArgs({
  options: { version: { type: 'boolean', short: 'v' } },
  allowPositionals: true,
});

if (values.version) {
  console.log(${isTyped ? '' : 'manifest.'}version);
} else if (positionals.length === 0) {
  console.error('Usage: ${baseNameOf(name)} FILE…');
  process.exitCode = 2;
}

for (const file of positionals) {
  console.log(\`\${file}: \${countWords(readFileSync(file, 'utf8'))} words\`);
}`,
    ),
    countWords(language),
  ];
}

function countWords(language: Answers['language']): StarterFile {
  const body = '  return text.match(/\\S+/g)?.length ?? 0;\n}';
  if (language === 'ts')
    return fileOf(
      'src/count-words.ts',
      '/** Counts the words of a text. */\nexport function countWords(text: string): number {',
      body,
    );
  return fileOf(
    'src/count-words.js',
    '/**\n * Counts the words of a text.',
    marked(' * @param {string} text', LANGUAGE.jsdoc),
    ' */\nexport function countWords(text) {',
    body,
  );
}

export function commandTest({ name }: Answers): StarterFile {
  const text = `import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';

// With the path of Node.js, this works on Windows too.
const run = (...args) =>
  spawnSync(process.execPath, ['dist/cli.js', ...args], { encoding: 'utf8' });

test('counts the words of a file', () => {
  const { status, stdout } = run('LICENSE');
  assert.match(stdout, /^LICENSE: \\d+ words\\n$/);
  assert.equal(status, 0);
});

test('explains itself without arguments', () => {
  const { status, stderr } = run();
  assert.equal(stderr, 'Usage: ${baseNameOf(name)} FILE…\\n');
  assert.equal(status, 2);
});`;
  return fileOf('test/cli.test.mjs', marked(text, TESTS.command));
}
