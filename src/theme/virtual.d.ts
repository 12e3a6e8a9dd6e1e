declare module 'virtual:page-components' {
  import type { PageComponent } from '../runtime/page-snapshot.ts';

  /** Route path to the component of a page with React parts. */
  export const pageComponents: Record<string, PageComponent>;
}
