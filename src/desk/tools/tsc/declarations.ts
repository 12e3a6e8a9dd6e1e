import { sets } from '../../model/mapping.ts';
import { is } from '../shared/switches.ts';
import { isOn, writesDeclarations } from './facts.ts';
import { isSwitch, offRow, optionRow, readRow } from './rows.ts';
import type { TscMapping } from './rows.ts';

const isTrue: TscMapping['when'] = ({ setting }) => is(setting, ...isSwitch(true));

export const DECLARATION_ROWS: readonly TscMapping[] = [
  optionRow('declaration', { when: isTrue, what: '[`dts: true`](/config/lib/dts)', ...sets('dts', true) }),
  offRow('declaration'),
  optionRow('declaration', { shown: '', what: '[`dts`](/config/lib/dts)' }),
  ...readRow('declarationDir', { what: 'read', unneeded: 'Rslib reads it from `tsconfig.json`' }),
  ...readRow('declarationMap', {
    what: 'read',
    why: 'Same files.',
    unneeded: 'Rslib reads it from `tsconfig.json`',
  }),
  optionRow('emitDeclarationOnly', {
    when: isTrue,
    what: 'none',
    why: 'Keep `tsc` for that.',
  }),
  offRow('emitDeclarationOnly'),
  optionRow('emitDeclarationOnly', { shown: '', what: 'none' }),
  ...readRow('stripInternal', {
    what: 'read',
    why: 'Same declaration files.',
    unneeded: 'Rslib reads it from `tsconfig.json`',
  }),
  optionRow('isolatedDeclarations', {
    when: ({ setting, facts }) => is(setting, ...isSwitch(true)) && writesDeclarations(facts),
    what: '[`dts: { isolated: true }`](/config/lib/dts#dtsisolated)',
    ...sets('dts', { isolated: true }),
  }),
  optionRow('isolatedDeclarations', {
    shown: '',
    what: 'nothing',
    unneeded: 'no declaration files are written',
    takesCode: true,
  }),
  optionRow('noEmitOnError', {
    when: ({ facts }) => writesDeclarations(facts),
    what: '[`dts.abortOnError`](/config/lib/dts#dtsabortonerror)',
    why: 'On by default: exit code 1. The JavaScript is written anyway.',
    unneeded: '`dts.abortOnError` is on: exit code 1. The JavaScript is written anyway',
    takesCode: true,
  }),
  offRow('noEmitOnError'),
  optionRow('noEmitOnError', {
    shown: '',
    what: '`tsc --noEmit && rslib`',
    why: 'Without `dts`, Rslib checks no types.',
  }),
  ...readRow('noCheck', {
    what: 'read',
    why: 'Declaration files without a check.',
    unneeded: 'Rslib reads it from `tsconfig.json`',
  }),
  ...(['incremental', 'tsBuildInfoFile'] as const).map((name) =>
    optionRow(name, {
      shown: name === 'incremental' ? '`incremental`, `tsBuildInfoFile`' : '',
      what: 'the [build cache](/guide/basic/cli#build-cache)',
      why: 'For the JavaScript.',
      unneeded:
        'JavaScript has the [build cache](/guide/basic/cli#build-cache); it stays for the declaration files',
      takesCode: true,
    }),
  ),
  optionRow('composite', {
    when: ({ setting, facts }) => is(setting, ...isSwitch(true)) && !isOn(facts, 'declaration'),
    what: '[`dts: true`](/config/lib/dts)',
    why: 'It implies `declaration`.',
    ...sets('dts', true),
  }),
  optionRow('composite', {
    shown: '',
    what: 'nothing',
    unneeded: 'it stays in `tsconfig.json`, for packages that refer to this one',
    takesCode: true,
  }),
];
