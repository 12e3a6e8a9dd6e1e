import type { Effect } from '../../model/mapping.ts';
import { out } from '../../model/out.ts';
import { isUnusualExtension, tscFormat } from './facts.ts';
import type { TscFacts } from './facts.ts';
import { entryEffects } from './files.ts';

/** What the item sets whatever the options are: `tsc` writes a file for each source file. */
export function tscBase(facts: TscFacts): Effect[] {
  const { file } = facts.project;
  const isOther = file !== undefined && file.endsWith('.json') && file !== 'tsconfig.json';
  return [
    { at: 'format', value: out(tscFormat(facts)) },
    { at: 'bundle', value: out(false) },
    ...(isUnusualExtension(facts) ? [{ at: 'autoExtension', value: out(false) }] : []),
    ...entryEffects(facts),
    ...(isOther ? [{ at: 'source.tsconfigPath', value: out(`./${file}`) }] : []),
  ];
}
