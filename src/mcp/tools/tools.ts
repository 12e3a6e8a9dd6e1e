import { BUILD } from './build.ts';
import { CHECK_PACKAGE } from './check-package.ts';
import { EXPLAIN_ERROR } from './explain-error.ts';
import { GET_OPTION } from './get-option.ts';
import { GET_PAGE } from './get-page.ts';
import { MIGRATE_PROJECT } from './migrate.ts';
import { SEARCH_PAGES } from './search.ts';
import type { Tool } from './tool.ts';
import { VALIDATE_CONFIG } from './validate-config.ts';

/** Few and plain, because an assistant reads all of them before its first question. */
export const MCP_TOOLS: readonly Tool[] = [
  SEARCH_PAGES,
  GET_PAGE,
  GET_OPTION,
  EXPLAIN_ERROR,
  VALIDATE_CONFIG,
  MIGRATE_PROJECT,
  BUILD,
  CHECK_PACKAGE,
];
