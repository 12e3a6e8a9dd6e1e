import { expect, it } from 'vitest';
import { onPage } from '../../../tests/support/on-page.tsx';
import { FileTree } from './FileTree.tsx';

it('keeps the list, which says to everyone what is in which folder', () => {
  const list = (
    <ul>
      <li>
        src
        <ul>
          <li>index.ts</li>
        </ul>
      </li>
    </ul>
  );
  expect(onPage(<FileTree>{list}</FileTree>)).toBe(`<div class="tree">${onPage(list)}</div>`);
});
