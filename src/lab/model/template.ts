import type { ProjectFiles } from './protocol.ts';

export type TemplateName = 'library' | 'formats' | 'bundleless' | 'script' | 'command' | 'react' | 'vue';

/** A project of the site's pages to start from, without the files that only its page needs. */
export interface LabTemplate {
  name: TemplateName;
  files: ProjectFiles;
}
