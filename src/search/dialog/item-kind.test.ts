import { expect, it } from 'vitest';
import { record } from '../engine/sample-records.ts';
import { kindOf } from './item-kind.ts';

it.each([
  ['/guide/start/quick-start', 'Quick start', 'page'],
  ['/guide/basic/typescript', 'tsconfig.json', 'page'],
  ['/guide/basic/cli', 'Command line', 'page'],
  ['/guide/basic/cli#flags', 'Flags', 'section'],
  ['/config/lib/dts#traps', 'rslib.config.ts', 'section'],
  ['/config/lib/dts#errors', 'Errors', 'section'],
  ['/config/lib/format', 'lib.format', 'option'],
  ['/config/lib/dts#dtsbundle', 'dts.bundle', 'option'],
  ['/guide/basic/cli#dts', '--no-dts', 'option'],
  ['/guide/faq/errors', 'Error index', 'page'],
  ['/guide/faq/errors#no-entry', 'Could not find any entry module', 'error'],
  ['/guide/faq/source-errors', 'Errors in source files', 'page'],
  ['/guide/faq/source-errors#syntax-error', 'Syntax Error', 'error'],
])('%s, titled "%s", is a %s', (url, title, kind) => {
  expect(kindOf(record(url, ['Guide', title]))).toBe(kind);
});
