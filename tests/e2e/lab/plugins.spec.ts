import { expect } from '@playwright/test';
import { test } from '../../support/lab-site.ts';

const CODE = { kind: 'code', path: 'rslib.config.ts' } as const;

function project(plugin: string, files: Record<string, string>): Record<string, string> {
  const name = `plugin${plugin[0]!.toUpperCase()}${plugin.slice(1)}`;
  return {
    'package.json':
      '{ "type": "module", "peerDependencies": { "react": "*", "vue": "*", "preact": "*", "svelte": "*" } }',
    'rslib.config.ts': `import { ${name} } from '@rsbuild/plugin-${plugin}';
      export default { lib: [{ format: 'esm' }], output: { target: 'web' }, plugins: [${name}()] };`,
    ...files,
  };
}

const PROJECTS = {
  react: [
    { 'src/index.tsx': 'export const Hello = () => <b>Hello</b>;\n' },
    { 'dist/index.js': 'from "react/jsx-runtime"' },
  ],
  vue: [
    {
      'src/index.ts': "export { default } from './Hello.vue';\n",
      'src/Hello.vue':
        '<template><b>{{ 1 + 1 }}</b></template>\n<style scoped>\nb { color: green }\n</style>\n',
    },
    { 'dist/index.js': 'toDisplayString(2)', 'dist/index.css': /b\[data-v-\w+\]/ },
  ],
  preact: [
    { 'src/index.tsx': 'export const Hello = () => <b>Hello</b>;\n' },
    { 'dist/index.js': 'from "preact/jsx-runtime"' },
  ],
  svelte: [
    {
      'src/index.ts': "export { default } from './Hello.svelte';\n",
      'src/Hello.svelte': '<b>{1 + 1}</b>\n<style>b { color: green }</style>\n',
    },
    { 'dist/index.js': 'from "svelte/internal/client"', 'dist/index.css': /b\.svelte-\w+/ },
  ],
  less: [
    { 'src/index.ts': "import './a.less';\n", 'src/a.less': '@c: green;\n.a { .b { color: @c } }\n' },
    { 'dist/index.css': /\.a \.b \{\s+color: green/ },
  ],
  sass: [
    {
      'src/index.ts': "import './a.scss';\n",
      'src/a.scss': "@use 'b';\n.a { .b { color: b.$c } }\n",
      'src/_b.scss': '$c: green;\n',
    },
    { 'dist/index.css': /\.a \.b \{\s+color: green/ },
  ],
} as const;

for (const [plugin, [files, expected]] of Object.entries(PROJECTS)) {
  test(`builds with the ${plugin} plugin, and loads it only then`, async ({
    startedLab: { page, build },
  }) => {
    const loaded: string[] = [];
    const note = (request: { url(): string }) => loaded.push(new URL(request.url()).pathname);
    page.on('request', note);
    const built = await build(project(plugin, { ...files }), CODE);
    page.off('request', note);
    expect(built.console).not.toContain('error');
    for (const [name, text] of Object.entries(expected)) expect(built.files[name]).toMatch(text);
    expect(loaded.filter((address) => address.includes('/plugin-'))).toEqual([
      expect.stringContaining(`/assets/lab/plugin-${plugin}-`),
    ]);
  });
}

test('builds Solid with the plugins for Babel and Solid', async ({ startedLab: { build } }) => {
  const built = await build(
    {
      'package.json': '{ "type": "module", "peerDependencies": { "solid-js": "*" } }',
      'rslib.config.ts': `import { pluginBabel } from '@rsbuild/plugin-babel';
        import { pluginSolid } from '@rsbuild/plugin-solid';
        export default {
          lib: [{ format: 'esm' }],
          output: { target: 'web' },
          plugins: [pluginBabel({ include: /\\.tsx$/ }), pluginSolid()],
        };`,
      'src/index.tsx': 'export const Hello = (props) => <b>{props.name}</b>;\n',
    },
    CODE,
  );
  expect(built.console).not.toContain('error');
  expect(built.files['dist/index.js']).toMatch(/_tmpl\$|template\(/);
});

test('a plugin that does not come with the lab is named', async ({ startedLab }) => {
  const built = await startedLab.build(project('svgr', { 'src/index.ts': 'export {};\n' }), CODE);
  expect(built.ok).toBe(false);
  expect(built.console).toContain("Cannot find module '@rsbuild/plugin-svgr'");
});
