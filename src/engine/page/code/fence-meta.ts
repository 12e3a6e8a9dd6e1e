export interface FenceMeta {
  title?: string | undefined;
  /** 1-based lines to highlight, from `{1,3-5}`. */
  highlighted: Set<number>;
  lineNumbers?: boolean | undefined;
  wrapCode?: boolean | undefined;
  /** Path of the file the block shows. */
  file?: string | undefined;
  region?: string | undefined;
  /** All other attributes, for code built on fences. */
  attributes: Map<string, string | true>;
}

const PART = /\{([\d,\s-]*)\}|([\w:-]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?/g;

export function parseFenceMeta(meta: string | null | undefined): FenceMeta {
  const attributes = new Map<string, string | true>();
  const highlighted = new Set<number>();
  for (const [, ranges, key, double, single, bare] of (meta ?? '').matchAll(PART)) {
    if (ranges !== undefined) addRanges(ranges, highlighted);
    else if (key !== undefined) attributes.set(key, double ?? single ?? bare ?? true);
  }
  const [file, fileRegion] = splitRegion(textOf(attributes, 'file'));
  return {
    title: textOf(attributes, 'title') || projectFile(attributes, file),
    highlighted,
    lineNumbers: flagOf(attributes, 'lineNumbers'),
    wrapCode: flagOf(attributes, 'wrapCode'),
    file,
    region: textOf(attributes, 'region') ?? fileRegion,
    attributes,
  };
}

/** The default title of a block of a runnable example: the name of its source or output file. */
function projectFile(attributes: Map<string, string | true>, file: string | undefined): string | undefined {
  return attributes.has('project') ? (textOf(attributes, 'output') ?? file) : undefined;
}

function addRanges(ranges: string, lines: Set<number>): void {
  for (const range of ranges.split(',')) {
    const [first, last = first] = range.split('-').map((part) => Number.parseInt(part, 10));
    // A typo such as {1-99999999} must not fill memory.
    if (first === undefined || last === undefined || Number.isNaN(first) || Number.isNaN(last)) continue;
    for (let line = first; line <= Math.min(last, first + 10_000); line++) lines.add(line);
  }
}

function splitRegion(file: string | undefined): [file?: string, region?: string] {
  if (file === undefined) return [];
  const hash = file.indexOf('#');
  return hash === -1 ? [file] : [file.slice(0, hash), file.slice(hash + 1)];
}

function textOf(attributes: Map<string, string | true>, key: string): string | undefined {
  const value = attributes.get(key);
  return typeof value === 'string' ? value : undefined;
}

function flagOf(attributes: Map<string, string | true>, key: string): boolean | undefined {
  const value = attributes.get(key);
  return value === undefined ? undefined : value !== 'false';
}
