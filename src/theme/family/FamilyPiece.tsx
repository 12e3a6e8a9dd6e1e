import type { RenderInput } from '../../model/render.ts';
import { FamilyList } from './FamilyList.tsx';

/** Renders the home page's block of sibling tools. */
export function FamilyPiece({ site, page }: RenderInput) {
  return (
    <>
      <h2>{site.family.title}</h2>
      <FamilyList site={site} lang={page.lang} isOnPage />
    </>
  );
}
