import type { Answers } from './answers.ts';

/** Something that a project cannot do, and the code with which the doctor reports it. */
export interface Limit {
  finding: string;
  why: string;
  /** Route and anchor. */
  page: string;
}

/** A reader should know these before using a project. */
export function limitsOf({ framework, types }: Answers): Limit[] {
  if (types === 'none' || (framework !== 'vue' && framework !== 'svelte')) return [];
  return [
    {
      finding: 'InternalResolutionError',
      why: 'TypeScript finds the types of the component with moduleResolution bundler, but not with nodenext.',
      page: `/guide/solution/${framework}#types`,
    },
  ];
}
