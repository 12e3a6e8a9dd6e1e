import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import * as offered from '../../../components/rendered.tsx';
import * as hooks from '../../../theme/site-hooks.tsx';
import { insteadOf } from './instead-of.ts';

declare const __ENGINE_ROOT__: string;

/** The values that a declaration file exports by name. Functions that only Rspress's own theme can use are not among them. */
function exportedBy(part: 'runtime' | 'theme'): string[] {
  const file = path.join(__ENGINE_ROOT__, `examples/node_modules/@rspress/core/dist/${part}/index.d.ts`);
  return [...readFileSync(file, 'utf8').matchAll(/^export \{([^}]*)\}/gm)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));
}

/** For the parts of the layout that Rspress's theme is made of. */
const ONLY_FOR_LAYOUTS =
  /^(?:RenderType|copyToClipboard|getCopyableText|mergeRefs|use(?:ActiveAnchor|DynamicToc|WatchToc|FullTextSearch|ScrollAfterNav|ScrollReset|Setup|StorageValue))$/;

test.each(['runtime', 'theme'] as const)('each name of %s in Rspress is there or has advice', (part) => {
  const names = exportedBy(part);
  expect(names.length).toBeGreaterThan(30);
  const own = Object.keys(part === 'theme' ? offered : hooks);
  const unknown = insteadOf('no such name');
  const lost = names.filter(
    (name) => !own.includes(name) && !ONLY_FOR_LAYOUTS.test(name) && insteadOf(name) === unknown,
  );
  expect(lost).toEqual([]);
});

test('names of the router that content uses have advice', () => {
  for (const name of ['useLocation', 'useNavigate', 'useParams', 'NavLink'])
    expect(insteadOf(name)).not.toBe(insteadOf('no such name'));
});
