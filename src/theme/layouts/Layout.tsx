import { BlankLayout } from './BlankLayout.tsx';
import { DocLayout } from './DocLayout.tsx';
import { HomeLayout } from './HomeLayout.tsx';
import { NotFoundLayout } from './NotFoundLayout.tsx';
import { ProgressBar } from '../progress/ProgressBar.tsx';
import type { PageView } from './page-view.ts';

export function Layout({ page }: { page: PageView }) {
  return (
    <>
      <LayoutOfType page={page} />
      <div className="global-ui">
        <ProgressBar />
      </div>
    </>
  );
}

function LayoutOfType({ page }: { page: PageView }) {
  switch (page.pageType) {
    case 'home':
      return <HomeLayout page={page} />;
    case '404':
      return <NotFoundLayout page={page} />;
    case 'blank':
      return <BlankLayout page={page} />;
    // A custom page is a doc page without sidebar and outline pieces.
    default:
      return <DocLayout page={page} />;
  }
}
