import { ownTitle } from './item-text.ts';
import type { StoredSearch } from './stored-searches.ts';

/** A flag such as `--dts`, or a path of names such as `lib.dts.bundle`. */
const OPTION = /^(?:--[\w-]+|[a-z]\w*(?:\.\w+)+)$/i;
const FILE = /\.(?:[cm]?[jt]sx?|json)$/;
/** A heading of a page that lists errors, which its name says: `errors`, `source-errors`. */
const ERROR = /errors?#/;

/** For the sign in front of a result. */
export function kindOf(item: StoredSearch): 'page' | 'section' | 'option' | 'error' {
  const title = ownTitle(item);
  if (ERROR.test(item.url)) return 'error';
  if (OPTION.test(title) && !FILE.test(title)) return 'option';
  return item.url.includes('#') ? 'section' : 'page';
}
