import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import { HEAD } from '../../model/document.ts';
import { ROOT_ATTRIBUTES } from './page-snapshot.ts';
import type { PageSnapshot } from './page-snapshot.ts';

export interface Head {
  /** Makes the document's head and root attributes those of the page. */
  apply(page: PageSnapshot): void;
}

const HeadContext = createContext<Head | undefined>(undefined);

export function HeadProvider({ head, children }: { head: Head; children: ReactNode }) {
  return <HeadContext value={head}>{children}</HeadContext>;
}

export function useHead(): Head {
  const head = use(HeadContext);
  if (!head) throw new Error('useHead() was called without provide context.');
  return head;
}

export const documentHead: Head = {
  apply(page) {
    document.title = page.title;
    for (const element of document.head.querySelectorAll(`[${HEAD}]`)) element.remove();
    document.head.append(...page.head.map((element) => document.importNode(element, true)));
    const root = document.documentElement;
    for (const name of ROOT_ATTRIBUTES) {
      const value = page.rootAttributes.get(name);
      if (value === undefined) root.removeAttribute(name);
      else root.setAttribute(name, value);
    }
  },
};
