import type { SiteData } from '../../model/site.ts';

export function NotFoundPiece({ site }: { site: SiteData }) {
  return (
    <>
      <h1>404</h1>
      <p>PAGE NOT FOUND</p>
      <a className="button brand" href={site.base}>
        Take me home
      </a>
    </>
  );
}
