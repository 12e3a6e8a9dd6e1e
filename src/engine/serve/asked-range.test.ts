import { expect, test } from 'vitest';
import { askedRange } from './asked-range.ts';

test('a weak tag does not promise the same bytes, so the whole file is sent', () => {
  const modified = new Date(0);
  const part = (etag: string) => askedRange({ range: 'bytes=1-', 'if-range': etag }, { etag, modified }, 4);
  expect(part('"4-0"')).toEqual({ start: 1, end: 3 });
  expect(part('W/"4-0"')).toBeUndefined();
});
