import type { Effect } from '../../model/mapping.ts';
import { out } from '../../model/out.ts';
import { entryOf } from '../../model/setting.ts';
import { EXTRACTOR } from '../shared/extensions.ts';
import { externalsEffects, replacedNames } from './externals.ts';
import { libFormatOf } from './facts.ts';
import type { RollupFacts } from './facts.ts';
import { fileEffects, folderOf, isForScripts } from './output-files.ts';

/** What an item needs besides its options. */
export function rollupBase(facts: RollupFacts): Effect[] {
  const isListed = facts.option('external') ?? replacedNames(facts);
  const isNamed = entryOf(facts.output, 'file') ?? entryOf(facts.output, 'entryFileNames');
  return [
    { at: 'format', value: out(libFormatOf(facts)) },
    ...(isForScripts(facts) ? [{ at: 'output.target', value: out('web') }] : []),
    ...(isNamed ? [] : fileEffects(facts)),
    ...(isListed ? [] : externalsEffects(facts)),
    ...typesEffects(facts),
  ];
}

/** The declaration files that another configuration bundles. */
function typesEffects({ types, output }: RollupFacts): Effect[] {
  if (types === undefined) return [];
  const { ending, folder } = types;
  const isElsewhere = folder !== undefined && folder !== (folderOf(output) ?? 'dist');
  const parts = {
    bundle: true,
    ...(ending !== '.d.ts' && { autoExtension: true }),
    ...(isElsewhere && { distPath: folder }),
  };
  return [{ at: 'dts', value: out(parts) }];
}

export function rollupAdds({ types }: RollupFacts): readonly string[] {
  return types === undefined ? [] : EXTRACTOR;
}
