import { readFileSync } from 'node:fs';
import path from 'node:path';
import { relativePath } from '../files/display-path.ts';
import type { SiteConfigInput } from './site-settings.ts';
import { packageAddress, webAddress } from './web-address.ts';

type Repository = Exclude<SiteConfigInput['repository'], false | undefined>;

interface Found {
  address: string | undefined;
  /** The site's folder, relative to the repository root. */
  directory?: string;
}

/**
 * Finds the repository of a site whose configuration does not name it: `repository` in the site's package.json, or else
 * the remote `origin` if the site folder is a clone. A clone further up is ignored because it may belong to another
 * project.
 */
export function findRepository(siteDir: string, docsDir: string): Repository | undefined {
  const gitDir = gitDirOf(siteDir);
  const { address, directory = '' } = packageRepository(siteDir) ?? { address: originOf(gitDir) };
  const folder = relativePath(siteDir, docsDir);
  if (address === undefined || folder.startsWith('..')) return undefined;
  const branch = defaultBranch(gitDir);
  return {
    url: address,
    docsDir: path.posix.join(directory, folder),
    ...(branch !== undefined && { branch }),
  };
}

function packageRepository(siteDir: string): Found | undefined {
  try {
    const { repository } = JSON.parse(read(siteDir, 'package.json') ?? '{}') as { repository?: unknown };
    if (typeof repository === 'string') return { address: packageAddress(repository) };
    const { url, directory } = (repository ?? {}) as Record<string, unknown>;
    if (typeof url !== 'string') return undefined;
    return { address: packageAddress(url), ...(typeof directory === 'string' && { directory }) };
  } catch {
    return undefined;
  }
}

/** Reads git's files because git may not be installed. In a worktree `.git` is a file with the path of the folder. */
function gitDirOf(siteDir: string): string {
  const link = /^gitdir:(.*)$/m.exec(read(siteDir, '.git') ?? '')?.[1]?.trim();
  if (link === undefined) return path.join(siteDir, '.git');
  const own = path.resolve(siteDir, link);
  return path.resolve(own, (read(own, 'commondir') ?? '.').trim());
}

function originOf(gitDir: string): string | undefined {
  let section = '';
  for (const line of (read(gitDir, 'config') ?? '').split('\n')) {
    section = /^\s*\[(.+)\]\s*$/.exec(line)?.[1] ?? section;
    const url = /^\s*url\s*=\s*(.+?)\s*$/.exec(line)?.[1];
    if (section === 'remote "origin"' && url !== undefined) return webAddress(url);
  }
  return undefined;
}

/** A clone knows its default branch unless it was made from a single commit. */
function defaultBranch(gitDir: string): string | undefined {
  return /^ref: refs\/remotes\/origin\/(\S+)/.exec(read(gitDir, 'refs/remotes/origin/HEAD') ?? '')?.[1];
}

function read(folder: string, name: string): string | undefined {
  try {
    return readFileSync(path.join(folder, name), 'utf8');
  } catch {
    return undefined;
  }
}
