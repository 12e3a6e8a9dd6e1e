import type { Effect } from '../../model/mapping.ts';
import { entryOf, stringRecordOf } from '../../model/setting.ts';
import type { Called, Setting } from '../../model/setting.ts';
import { externalEffects } from '../shared/externals.ts';
import type { Field } from '../shared/externals.ts';
import { is } from '../shared/switches.ts';
import { libFormatOf, pluginCalls } from './facts.ts';
import type { RollupFacts } from './facts.ts';
import { isForScripts } from './output-files.ts';

/** Without it, Rollup finds no packages. */
const RESOLVE = '@rollup/plugin-node-resolve';

interface FieldOption {
  /** The option of the plugin. */
  name: string;
  field: Field;
  isOn: boolean;
}

/** The fields of `package.json` that a plugin makes external, by its package. */
const FIELDS: Readonly<Record<string, { always: readonly Field[]; options: readonly FieldOption[] }>> = {
  'rollup-plugin-peer-deps-external': {
    always: ['peerDependencies'],
    options: [{ name: 'includeDependencies', field: 'dependencies', isOn: false }],
  },
  'rollup-plugin-node-externals': {
    always: [],
    options: [
      { name: 'deps', field: 'dependencies', isOn: true },
      { name: 'peerDeps', field: 'peerDependencies', isOn: true },
      { name: 'optDeps', field: 'optionalDependencies', isOn: true },
      { name: 'devDeps', field: 'devDependencies', isOn: false },
    ],
  },
};

function fieldsOf({ from, args: [options] }: Called): Field[] {
  const known = from !== undefined && Object.hasOwn(FIELDS, from) ? FIELDS[from] : undefined;
  if (!known) return [];
  const value = (name: string) => (options?.kind === 'object' ? entryOf(options, name) : undefined);
  const isOn = ({ name, isOn: byDefault }: FieldOption) => {
    const own = value(name);
    return own === undefined ? byDefault : is(own, true);
  };
  return [...known.always, ...known.options.filter(isOn).map(({ field }) => field)];
}

/** Global variables are a matter of `umd` and `iife`, addresses one of the other formats. */
export function replacedNames(facts: RollupFacts): Record<string, string> | undefined {
  return stringRecordOf(entryOf(facts.output, isForScripts(facts) ? 'globals' : 'paths'));
}

export function externalsEffects(facts: RollupFacts): Effect[] {
  const calls = pluginCalls(facts);
  const external = facts.option('external');
  return externalEffects({
    manifest: facts.project.manifest,
    external,
    fields: [...calls.flatMap(fieldsOf), ...(listedFields(external) ?? [])],
    names: replacedNames(facts),
    bundlesOthers: calls.some(({ from }) => from === RESOLVE),
    format: libFormatOf(facts),
  });
}

const KEYS = String.raw`(?:\.\.\.)?Object\.keys\(\s*\w+\.(\w+)(?:\s*(?:\|\||\?\?)\s*\{\s*\})?\s*\)`;
const LISTS = new RegExp(
  `^(?:${KEYS}|\\[\\s*${KEYS}(?:\\s*,\\s*${KEYS})*\\s*,?\\s*\\])$`.replaceAll('(\\w+)', '\\w+'),
);
const isField = (name: string): name is Field => /^(?:(?:peer|optional|dev)D|d)ependencies$/.test(name);

/** The fields in `Object.keys(pkg.dependencies)`, or in a list of such calls. Undefined for everything else. */
export function listedFields(setting: Setting | undefined): Field[] | undefined {
  if (setting === undefined || !LISTS.test(setting.code)) return undefined;
  const names = [...setting.code.matchAll(new RegExp(KEYS, 'g'))].map(([, name = '']) => name);
  return names.every(isField) ? names : undefined;
}
