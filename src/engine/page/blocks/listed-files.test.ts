import { expect, test } from 'vitest';
import { compileMdx, runsHtml } from '../../site/temp-site.fixture.ts';

test('names in a FileTree are marked like those of a tree fence', async () => {
  const page = await compileMdx(
    "import { FileTree } from '@theme';\n\n<FileTree>\n\n- `src`\n  - `a.css` the `theme`\n- `LICENSE`\n\n</FileTree>\n\n- `b.css`\n",
  );
  const names = [
    ...runsHtml(page)
      .join('')
      .matchAll(/class="(\w+)"/g),
  ];
  expect(names.map(([, kind]) => kind)).toEqual(['folder', 'style', 'file']);
});
