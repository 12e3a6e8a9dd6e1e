import type { Problem, ResolutionKind } from '@arethetypeswrong/core';
import { shown } from '../../model/package.ts';

/** How TypeScript is set up in each mode, as the subject of a sentence. */
const MODES: Readonly<Record<ResolutionKind, string>> = {
  node10: 'TypeScript with `moduleResolution: node10`',
  'node16-cjs': 'TypeScript in a CommonJS file',
  'node16-esm': 'TypeScript in an ES module',
  bundler: 'TypeScript with `moduleResolution: bundler`',
};

/** Says a problem of Are The Types Wrong in one sentence or two. */
export function wordsOf(problem: Problem, packageName: string, local: (name: string) => string): string {
  const specifier = (entry: string) => `\`${shown(packageName + entry.slice(1))}\``;
  const file = (name: string) => shown(local(name));
  switch (problem.kind) {
    case 'NoResolution':
      return `${MODES[problem.resolutionKind]} finds no file for ${specifier(problem.entrypoint)}.`;
    case 'UntypedResolution':
      return `${MODES[problem.resolutionKind]} finds a script for ${specifier(problem.entrypoint)}, but no types.`;
    case 'CJSResolvesToESM':
      return `\`require(${specifier(problem.entrypoint).replaceAll('`', "'")})\` gets an ES module. Node.js before 20.19 cannot load it that way.`;
    case 'FallbackCondition':
      return `${MODES[problem.resolutionKind]} finds the types of ${specifier(problem.entrypoint)} only in a condition that comes later than the one it should use.`;
    case 'FalseESM':
      return `${file(problem.typesFileName)} describes an ES module, but ${file(problem.implementationFileName)} is CommonJS.`;
    case 'FalseCJS':
      return `${file(problem.typesFileName)} describes CommonJS, but ${file(problem.implementationFileName)} is an ES module.`;
    case 'NamedExports':
      return `${file(problem.typesFileName)} promises named exports that Node.js cannot find in ${file(problem.implementationFileName)}${listed(problem.missing)}.`;
    case 'FalseExportDefault':
      return `${file(problem.typesFileName)} has \`export default\`, but ${file(problem.implementationFileName)} sets \`module.exports\`.`;
    case 'MissingExportEquals':
      return `${file(problem.implementationFileName)} sets both \`module.exports\` and its \`default\`, but ${file(problem.typesFileName)} describes only the second.`;
    case 'CJSOnlyExportsDefault':
      return `${file(problem.fileName)} is CommonJS with only \`exports.default\`, so an ES module in Node.js gets the default export as \`.default\`.`;
    case 'UnexpectedModuleSyntax':
      return `${file(problem.fileName)} is loaded as ${kindOf(problem.moduleKind.detectedKind)}, but written as ${kindOf(problem.syntax)}.`;
    case 'InternalResolutionError':
      return `${file(problem.fileName)} imports \`${shown(problem.moduleSpecifier)}\`, which TypeScript does not find in the package.`;
  }
}

/** The number of ES modules in TypeScript's list of kinds. */
const ES_MODULE = 99;
const kindOf = (kind: number): string => (kind === ES_MODULE ? 'an ES module' : 'CommonJS');

function listed(missing: readonly string[]): string {
  if (missing.length === 0) return '';
  const first = missing.slice(0, 3).map((name) => `\`${shown(name)}\``);
  return `: ${first.join(', ')}${missing.length > 3 ? ` and ${missing.length - 3} more` : ''}`;
}
