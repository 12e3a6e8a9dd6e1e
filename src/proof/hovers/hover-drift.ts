import type { Problem } from '../../model/problem.ts';
import { shortDiff } from '../examples/report/short-diff.ts';
import type { HoverPage, HoverRecording } from './hover-recording.ts';

/** Reports names whose type differs from the recorded one, each change once per page, whatever versions were used. */
export function hoverDrift({ document, blocks, recorded }: HoverPage, now: HoverRecording): Problem[] {
  const changes = new Map<string, Problem>();
  for (const { block, key, text } of blocks) {
    const before = typesAt(recorded, key);
    const after = typesAt(now, key);
    // The check of recordings reports blocks that were never recorded.
    if (before === undefined || after === undefined) continue;
    const offsets = [...new Set([...before.keys(), ...after.keys()])].sort((a, b) => a - b);
    for (const offset of offsets) {
      const [old = '', real = ''] = [before.get(offset), after.get(offset)];
      if (old === real) continue;
      const name = /^[\p{ID_Continue}$]+/u.exec(text.slice(offset))?.[0] ?? '';
      const line = block.line + text.slice(0, offset).split('\n').length;
      const what = `\`${name}\` ${words(old, real)} (- page, + real):\n${shortDiff(old, real).text}`;
      const change = `${name}\n${old}\n${real}`;
      if (!changes.has(change))
        changes.set(change, { level: 'error', file: document.name, line, column: 1, what });
    }
  }
  return [...changes.values()];
}

function words(old: string, real: string): string {
  if (real === '') return 'has no type';
  return old === '' ? 'has a type' : 'has a different type';
}

function typesAt(recording: HoverRecording | undefined, key: string): Map<number, string> | undefined {
  const places = recording?.blocks[key]?.places;
  if (recording === undefined || places === undefined) return undefined;
  return new Map(
    Array.from({ length: places.length / 2 }, (_, index) => [
      places[index * 2]!,
      recording.texts[places[index * 2 + 1]!] ?? '',
    ]),
  );
}
