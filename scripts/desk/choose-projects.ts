import { coverOf } from '../../src/model/cover.ts';
import type { ConvertedProject } from './convert-project.ts';

/** Chooses the projects that have changed, and few that together have every option of Rslib that any of them sets. */
export function chooseProjects<Project extends Pick<ConvertedProject, 'conversion'>>(
  projects: readonly Project[],
  isChanged: (project: Project) => boolean,
): Project[] {
  const changed = new Set(projects.filter(isChanged));
  const cover = new Set(
    coverOf(projects, {
      idsOf: ({ conversion }) => conversion.list.flatMap(({ to }) => to),
      times: 1,
      // Those that run anyway come first.
      costOf: (project) => (changed.has(project) ? 0.01 : 1),
    }),
  );
  return projects.filter((project) => changed.has(project) || cover.has(project));
}
