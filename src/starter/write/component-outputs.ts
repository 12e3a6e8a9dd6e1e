import type { Answers } from '../model/answers.ts';
import { marked } from '../model/lines.ts';
import type { Line } from '../model/lines.ts';
import { FRAMEWORK, OUTPUTS, STYLES, TYPES } from '../model/reasons.ts';
import { branch, code, field, record } from './tree.ts';
import type { Branch, Tree } from './tree.ts';

/** Writes what the outputs of Svelte and Solid share, above the configuration; a blank line is at its end. */
export function outputPlugins({ framework, language }: Answers): Line[] {
  if (framework === 'svelte') {
    const type = language === 'ts' ? `(target: { generate: 'client' | 'server' })` : '(target)';
    return marked(SVELTE.replace('(target)', type), FRAMEWORK.svelte.plugin);
  }
  if (framework !== 'solid') return [];
  const extension = language === 'ts' ? 'tsx' : 'jsx';
  return marked(SOLID.replace('jsx', extension), FRAMEWORK.solid.plugin);
}

// Svelte 5 removes types itself, and the preprocessor that would do it crashes with TypeScript 7.
const SVELTE = `const svelte = (target) =>
  pluginSvelte({
    preprocessOptions: { typescript: false },
    svelteLoaderOptions: { compilerOptions: { runes: true, ...target } },
  });
`;

const SOLID = String.raw`const solid = [pluginBabel({ include: /\.jsx$/ }), pluginSolid({ ssr: true })];
`;

/** The items of \`lib\` for Svelte and Solid: the source, and compiled files for browsers and for servers. */
export function componentOutputs(answers: Answers): Branch[] {
  const isSvelte = answers.framework === 'svelte';
  const plugins = (generate: string): Tree =>
    isSvelte ? [code(`svelte({ generate: '${generate}' })`)] : code('solid');
  const compiled = (id: string, target: string): Branch =>
    branch(
      field('id', id, OUTPUTS.compiled),
      field('plugins', plugins(id), FRAMEWORK[isSvelte ? 'svelte' : 'solid'].plugin),
      field('output', record({ target, distPath: `dist/${id}` }), OUTPUTS.compiled),
    );
  const source = isSvelte ? svelteSource(answers) : solidSource(answers);
  return [source, compiled('client', 'web'), compiled('server', 'node')];
}

function svelteSource({ types, language }: Answers): Branch {
  const hasTypes = types !== 'none';
  const asset = field('asset', branch(field('extension', false)));
  const dts = field('dts', branch(field('extension', false)), TYPES.svelte);
  const files = record({ from: `**/*.svelte${hasTypes ? '*' : ''}`, context: './src' });
  return branch(
    field('id', 'source', OUTPUTS.svelteSource),
    field('bundle', false, OUTPUTS.svelteSource),
    hasTypes && field('dts', true, TYPES.dts),
    field('redirect', branch(asset, hasTypes && dts), OUTPUTS.svelteSource),
    field(
      'output',
      branch(field('distPath', 'dist/source'), field('copy', [files], ...(hasTypes ? [TYPES.svelte] : []))),
      OUTPUTS.svelteSource,
    ),
    field(
      'source',
      branch(field('entry', record({ index: `./src/index.${language}` }))),
      OUTPUTS.svelteSource,
    ),
  );
}

function solidSource({ types, styles }: Answers): Branch {
  const preserve = branch(field('transform', branch(field('react', record({ runtime: 'preserve' })))));
  const parser = branch(field('parser', branch(field('javascript', branch(field('jsx', true))))));
  return branch(
    field('id', 'source', OUTPUTS.solidSource),
    field('bundle', false, OUTPUTS.solidSource),
    types === 'files' && field('dts', true, TYPES.dts),
    types === 'bundle' && field('dts', branch(field('bundle', true)), TYPES.bundle),
    field(
      'output',
      branch(
        styles === 'modules' && field('target', 'web', STYLES.import),
        field('distPath', 'dist/source'),
        field('filename', record({ js: '[name].jsx' })),
      ),
      OUTPUTS.solidSource,
    ),
    {
      ...field(
        'tools',
        branch(
          field('swc', branch(field('jsc', preserve))),
          field('rspack', branch(field('module', parser))),
        ),
        OUTPUTS.solidSource,
      ),
      comment: 'Keep the JSX, and let Rspack parse it',
    },
  );
}
