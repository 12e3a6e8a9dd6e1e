import { decodeShare, encodeShare } from '../../lab/model/share.ts';
import { MANIFEST, NOTHING } from './given.ts';
import type { Given, Opened } from './given.ts';
import { toolOfFile } from '../model/desk-parts.ts';
import type { DeskTool } from '../model/desk-parts.ts';

const REFUSED: Opened = {
  given: NOTHING,
  problem: ['The link is incomplete or not from this page, so it was not used.'],
};

/** Writes what is given into the hash of an address, as the lab does with a project. */
export function encodeGiven({ config, manifest }: Given, name: string): Promise<string> {
  return encodeShare({
    ...(config !== '' && { [name]: config }),
    ...(manifest !== '' && { [MANIFEST]: manifest }),
  });
}

/** Reads a hash that anybody may have written: only files of a tool, and at most one beside package.json. */
export async function decodeGiven(hash: string, tools: readonly DeskTool[]): Promise<Opened> {
  const shared = await decodeShare(hash);
  if (!shared || !('files' in shared)) return REFUSED;
  const { files } = shared;
  const names = Object.keys(files).filter((name) => name !== MANIFEST);
  const [name] = names;
  const isOwn = names.length <= 1 && (name === undefined || toolOfFile(name, tools)?.files.includes(name));
  if (isOwn !== true) return REFUSED;
  const config = name === undefined ? '' : (files[name] ?? '');
  const manifest = Object.hasOwn(files, MANIFEST) ? (files[MANIFEST] ?? '') : '';
  return { given: { config, manifest, name } };
}
