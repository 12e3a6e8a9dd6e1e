import { TYPE } from '../../model/document.ts';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { SiteManifest } from '../../engine/output/hosts/site-manifest.ts';
import {
  brotliSize,
  deskWeight,
  doctorWeight,
  fontsOf,
  htmlFiles,
  labManifestOf,
  labWeight,
  scriptsOf,
  searchIndexOf,
  searchScriptsOf,
  partsOf,
  withoutPolicy,
} from './measure.ts';
import { heaviest } from './heaviest.ts';
import type { Candidate } from './heaviest.ts';
import { indexGrowth, PLANNED_PAGES } from './index-growth.ts';
import type { IndexGrowth } from './index-growth.ts';
import { REFERENCE_PAGE } from './reference-page.ts';
import { typicalPolicy } from './typical-policy.ts';

/**
 * Limits in bytes after brotli 11, all well below what the best peer needs (`bench/README.md`). Room in them is for what
 * readers see.
 */
const BUDGETS = {
  /** A long page used to compare the site with others, frozen when the limit was set. */
  referencePage: 20_000,
  css: 9_000,
  outsideArticle: 6_000,
  /** Everything that reading a page loads, also what comes after the first paint. */
  scripts: 82_000,
  everything: 102_000,
  /** Applies to the site as it is, and with as many pages as are planned. */
  search: 19_000,
  /** The bytes that a page adds to the first file of the search index. */
  searchPage: 30,
  /** Text and code together, which are compressed already. */
  fonts: 45_000,
  /** The bytes that `--meta-policy` adds to a typical page. */
  policy: 350,
  /** What the first start of the lab loads, as it is served: Brotli 9, unless the build used `--brotli`. */
  lab: 8_000_000,
  /** What TypeScript adds to it for those who ask for types, with the declarations of the language. */
  labTypes: 750_000,
  /** What the first package loads on the page of the doctor, with the app. */
  doctor: 1_000_000,
  /** What the first configuration loads on the page of the migration desk, with the app and the mappings of all tools. */
  desk: 220_000,
} as const;

export interface BudgetRow {
  what: string;
  /** The page that comes closest to the limit. */
  page: string;
  bytes: number;
  limit: number;
}

export interface BuiltDocuments extends Pick<SiteManifest, 'base' | 'csp'> {
  outDir: string;
  /** The reference page, rendered by this engine. */
  referenceHtml: string;
}

/** The heaviest page of a built site for each budget, and the weight of the reference page. */
export function checkBudgets({ outDir, base, csp, referenceHtml }: BuiltDocuments): BudgetRow[] {
  const rows = new Map<string, BudgetRow>();
  const note = (what: string, page: string, bytes: number, limit: number) => {
    const known = rows.get(what);
    if (!known || bytes > known.bytes) rows.set(what, { what, page, bytes, limit });
  };
  const sizes = new Map<string, number>();
  const sizeOf = (file: string) => {
    const size = sizes.get(file) ?? brotliSize(readFileSync(path.join(outDir, file)));
    sizes.set(file, size);
    return size;
  };
  const growths = new Map<string, IndexGrowth>();
  const growthOf = (index: string) => {
    const growth = growths.get(index) ?? indexGrowth(readFileSync(path.join(outDir, index), 'utf8'));
    growths.set(index, growth);
    return growth;
  };
  const styles: Candidate[] = [];
  const shells: Candidate[] = [];
  const documents: Candidate[] = [];
  for (const page of htmlFiles(outDir)) {
    const html = withoutPolicy(readFileSync(path.join(outDir, page), 'utf8'));
    const { css, outsideArticle } = partsOf(html);
    const total = (files: string[]) => files.reduce((sum, one) => sum + sizeOf(one), 0);
    const scripts = total(scriptsOf(html, outDir, base));
    styles.push({ page, text: css });
    if (html.includes(`${TYPE}="doc"`)) shells.push({ page, text: outsideArticle });
    documents.push({ page, text: html, beside: scripts });
    note('JavaScript', page, scripts, BUDGETS.scripts);
    const index = searchIndexOf(html, outDir, base);
    if (index !== undefined) {
      const code = total([...searchScriptsOf(html, outDir, base), index.address]);
      const { perPage, planned } = growthOf(index.names);
      note('search, from opening to first results', page, code + sizeOf(index.names), BUDGETS.search);
      note(`search at ${PLANNED_PAGES} pages`, page, code + planned, BUDGETS.search);
      note('search, for each page that is added', page, perPage, BUDGETS.searchPage);
    }
    const fonts = fontsOf(html, base).reduce((sum, font) => sum + statSync(path.join(outDir, font)).size, 0);
    const lab = labManifestOf(html, base);
    if (lab !== undefined) {
      const { transferSize, typesSize } = labWeight(path.join(outDir, lab));
      note('lab, on its first start', page, transferSize, BUDGETS.lab);
      note('lab, types on request', page, typesSize, BUDGETS.labTypes);
    }
    const doctor = doctorWeight(html, outDir, base);
    if (doctor !== undefined) note('doctor, for the first package', page, doctor, BUDGETS.doctor);
    const desk = deskWeight(html, outDir, base);
    if (desk !== undefined) note('desk, for the first configuration', page, desk, BUDGETS.desk);
    if (fonts > 0) note('fonts', page, fonts, BUDGETS.fonts);
  }
  for (const [what, candidates, limit] of [
    ['stylesheet', styles, BUDGETS.css],
    ['HTML outside the article', shells, BUDGETS.outsideArticle],
    ['HTML and JavaScript', documents, BUDGETS.everything],
  ] as const) {
    const found = heaviest(candidates);
    if (found !== undefined) note(what, found.page, found.bytes, limit);
  }
  note(
    'HTML with its CSS, reference page',
    `frozen ${REFERENCE_PAGE}`,
    brotliSize(referenceHtml),
    BUDGETS.referencePage,
  );
  const policy = typicalPolicy(outDir, csp);
  if (policy) note('policy in the page, with --meta-policy', policy.page, policy.bytes, BUDGETS.policy);
  return [...rows.values()];
}
