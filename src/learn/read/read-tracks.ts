import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readTextFile } from '../../engine/files/read-text.ts';
import type { Problem } from '../../model/problem.ts';
import type { Track } from '../model/track.ts';
import { readYaml } from './read-yaml.ts';

const SOURCE = '_tracks.yaml';
const text = z.string().min(1);

const tracksSchema = z
  .array(
    z.strictObject({
      name: z.string().regex(/^[a-z][a-z-]*$/, 'must be lowercase words with dashes'),
      title: text,
      pages: z.array(z.strictObject({ link: text, text })).min(2),
    }),
  )
  .refine((tracks) => new Set(tracks.map(({ name }) => name)).size === tracks.length, {
    message: 'must not have two tracks with the same name',
  }) satisfies z.ZodType<Track[]>;

export function tracksPlace(docsDir: string): string {
  return path.join(docsDir, SOURCE);
}

/** Reads the tracks of a site, which may have none. `matchRoute` knows its pages. */
export function readTracks(
  docsDir: string,
  matchRoute: (link: string) => string | undefined,
): { tracks: readonly Track[] } | { problems: Problem[] } {
  const place = tracksPlace(docsDir);
  if (!existsSync(place)) return { tracks: [] };
  const file = `${path.basename(docsDir)}/${SOURCE}`;
  const source = readTextFile(place, file);
  if ('problem' in source) return { problems: [source.problem] };
  const schema = tracksSchema.refine((tracks) => lostIn(tracks, matchRoute).length === 0, {
    error: ({ input }) =>
      `must not lead to pages that do not exist: ${lostIn(input as Track[], matchRoute).join(', ')}`,
  });
  const read = readYaml(source.text, { file, noun: 'list of tracks', schema });
  return 'problems' in read ? read : { tracks: read.value };
}

/** Links must be written as the routes are: the page compares them. */
function lostIn(tracks: readonly Track[], matchRoute: (link: string) => string | undefined): string[] {
  const links = tracks.flatMap(({ pages }) => pages.map(({ link }) => link));
  return [...new Set(links)].filter((link) => matchRoute(link) !== link);
}
