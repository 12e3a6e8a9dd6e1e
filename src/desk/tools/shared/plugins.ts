import type { Given, Mapping } from '../../model/mapping.ts';
import { outCall } from '../../model/out.ts';
import { is } from './switches.ts';

/** Plugins of frameworks, by the package that a configuration imports, with the function and package for Rsbuild. */
const FRAMEWORKS: Readonly<Record<string, readonly [name: string, from: string]>> = {
  '@vitejs/plugin-react': ['pluginReact', '@rsbuild/plugin-react'],
  '@vitejs/plugin-vue': ['pluginVue', '@rsbuild/plugin-vue'],
  'unplugin-vue/rolldown': ['pluginVue', '@rsbuild/plugin-vue'],
};

function replacementFor({ setting }: Pick<Given<unknown>, 'setting'>) {
  const call = setting.kind === 'code' ? setting.called : undefined;
  // Options of the other plugin may have no counterpart.
  if (call?.from === undefined || call.args.length > 0) return undefined;
  return Object.hasOwn(FRAMEWORKS, call.from) ? FRAMEWORKS[call.from] : undefined;
}

/** The plugins of a list, one by one. */
export function pluginRows<Facts>(why: string): Mapping<Facts>[] {
  const frameworks = [...new Set(Object.values(FRAMEWORKS).map(([name]) => name))];
  return [
    ...frameworks.map((name): Mapping<Facts> => {
      const [, from = ''] = Object.values(FRAMEWORKS).find(([one]) => one === name) ?? [];
      return {
        name: 'plugins[]',
        when: (given) => replacementFor(given)?.[0] === name,
        shown: '',
        what: `[\`${name}()\`](/config/rsbuild/plugins#list) of \`${from}\``,
        takesCode: true,
        adds: [from],
        convert: () => [{ at: 'plugins', value: { kind: 'list', items: [outCall(name, from)] } }],
      };
    }),
    {
      name: 'plugins[]',
      when: ({ setting }) => is(setting, false, null),
      shown: '',
      what: 'nothing',
      unneeded: 'it is not a plugin',
    },
    { name: 'plugins[]', shown: '', what: '[`plugins`](/config/rsbuild/plugins#list)', why },
  ];
}
