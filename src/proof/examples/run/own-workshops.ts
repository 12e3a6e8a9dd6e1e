import path from 'node:path';
import type { Project } from '../read/project.ts';
import { runPlaceOf, takeRunPlace } from './run-place.ts';
import type { Workshop } from './run-project.ts';

/** Installs the locked packages of a folder of the site. */
export type EnsurePackages = (folder: string) => Promise<void>;

interface OwnWorkshops {
  /** The usual one, or for a project with packages of its own, one below these packages. */
  of(project: Project): Workshop;
  release(): void;
}

/**
 * Installs the packages that these projects bring and takes a place to run them. The usual packages, such as Rslib, are
 * in a folder above, where Node.js looks too.
 */
export async function openOwnWorkshops(
  projects: readonly Project[],
  usual: Workshop,
  { siteDir, ensurePackages }: { siteDir: string; ensurePackages?: EnsurePackages | undefined },
): Promise<OwnWorkshops> {
  const folders = new Set(projects.flatMap(({ packages }) => packages?.folder ?? []));
  const workshops = new Map<string, Workshop>();
  const releases: (() => void)[] = [];
  for (const folder of folders) {
    await ensurePackages?.(folder);
    const place = runPlaceOf(path.join(siteDir, folder), path.basename(usual.runDir));
    const own: Workshop = { ...usual, ...place, outerDir: usual.installDir, pool: undefined };
    releases.push(takeRunPlace(own));
    workshops.set(folder, own);
  }
  return {
    of: ({ packages }) => workshops.get(packages?.folder ?? '') ?? usual,
    release: () => releases.forEach((release) => release()),
  };
}
