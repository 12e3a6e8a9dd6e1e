import { expect, test } from 'vitest';
import { PROOF_TABLES } from '../../model/words/proof-words.ts';
import { runWords, toolOf } from './tool-of.ts';

const versions = { '@rslib/core': '1.0.1', typescript: '7.0.2', node: '20' };

test.each([
  ['npx rslib --dts', 'Run with Rslib 1.0.1'],
  ['npx rslib --log-level silent && cat dist/index.js', 'Run with Rslib 1.0.1'],
  ['rm package.json && npx rslib', 'Run with Rslib 1.0.1'],
  ['npx tsc --noEmit -p host', 'Run with TypeScript 7.0.2'],
  ['node -e "import(\'@rslib/core\'); // && rslib"', 'Run with Node.js 20'],
  ['./dist/cli.js note.txt', 'Run with Node.js 20'],
  ["node with-remote.mjs 'cd host && rsbuild build'", 'Run with Node.js 20'],
  ['NODE_ENV=test npx rstest', 'Run with Rstest'],
  ['npx vite build && cat dist/index.js', 'Run with Vite'],
  ['NODE_OPTIONS=--import=./typescript-6.mjs npx rollup -c', 'Run with Rollup'],
  ['npm run build && npm run check', 'Run with npm'],
  ['ls dist/rslib | sort', 'Run'],
])('says for %s: %s', (command, words) => {
  expect(runWords(toolOf([command]), versions, PROOF_TABLES.en)).toBe(words);
});

test('names Rslib first if there are several commands', () => {
  expect(toolOf(['node use.mjs', 'npx rslib'])).toBe('rslib');
});
