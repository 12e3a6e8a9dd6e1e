import { Content } from './Content.tsx';
import type { PageView } from './page-view.ts';

export function BlankLayout({ page }: { page: PageView }) {
  return (
    <main id="main" key={page.routePath} className="blank prose">
      <Content page={page} />
    </main>
  );
}
