import { readFileSync } from 'node:fs';
import type { Code, InlineCode, Paragraph, Root, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { displayPath } from '../../engine/files/display-path.ts';
import { readFrontmatter } from '../../engine/content/frontmatter.ts';
import type { SourceFile } from '../../engine/content/scan.ts';
import { parseFenceMeta } from '../../engine/page/code/fence-meta.ts';
import { normalizeSource } from '../../engine/page/syntax/normalize-source.ts';
import { parse } from '../../engine/page/syntax/parse.ts';
import { walk } from '../../engine/page/syntax/walk.ts';
import { configuredOptions } from '../examples/read/configured-options.ts';
import type { Setting } from '../examples/read/configured-options.ts';
import { sameValuesIn } from './same-values.ts';
import type { SameValues } from './same-values.ts';
import { tablePlaces, tablePresets, tableRows } from './table-rows.ts';
import type { PlaceRow, Row } from './table-rows.ts';

/** A statement about an option in an `<Option>` tag or a row of a table. */
export interface Claim {
  /** Full name from the top of the configuration, such as `lib.dts.bundle`. */
  name: string;
  type: string | undefined;
  default: string | undefined;
  defaultText: string | undefined;
  cli: string | undefined;
  isTopLevel: boolean;
  isDeprecated: boolean;
  /** Whether the statement is a row of a table, which only covers the type and the default. */
  isRow: boolean;
  routePath: string;
  file: string;
  line: number;
}

/** A statement in a `<Preset>` tag or a row of a table about a value that Rslib sets instead of Rsbuild. */
export interface Preset {
  option: string;
  /** Undefined if a table gives it in words. */
  value: string | undefined;
  rsbuild: string | undefined;
  format: string;
  isBundled: boolean;
  file: string;
  line: number;
}

/** Code that a page names, with its line: in a sentence, in a heading, or as a command to run. */
export interface NamedCode {
  code: string;
  kind: 'inline' | 'heading' | 'command';
  line: number;
}

/** A declaration of the package that a block shows. */
export interface ShownSignature {
  name: string;
  text: string;
  line: number;
}

/** On other pages, tables may also be about the options of other tools. */
const CONFIG_PAGES = '/config/';

const COMMAND_LANGUAGES = new Set(['console', 'sh', 'bash', 'shell', 'json']);

type Tag = MdxJsxFlowElement | MdxJsxTextElement;

export interface Statements {
  routePath: string;
  file: string;
  claims: Claim[];
  presets: Preset[];
  codes: NamedCode[];
  rows: Row[];
  signatures: ShownSignature[];
  /** Options that the configurations of examples set. */
  settings: Setting[];
  sameValues: SameValues[];
  places: PlaceRow[];
}

/** Everything a page states in a form that can be compared with the package. */
export function pageStatements(
  { file, routePath }: Pick<SourceFile, 'file' | 'routePath'>,
  siteDir: string,
): Statements {
  const name = displayPath(siteDir, file);
  const { body } = readFrontmatter(readFileSync(file, 'utf8'), name);
  const statements: Statements = {
    routePath,
    file: name,
    claims: [],
    presets: [],
    codes: [],
    rows: [],
    signatures: [],
    settings: [],
    sameValues: [],
    places: [],
  };
  let tree: Root;
  try {
    tree = parse(normalizeSource(body).text, file.endsWith('.md') ? 'md' : 'mdx');
  } catch {
    // The build reports what is wrong with the page.
    return statements;
  }
  let section = '';
  walk(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'inlineCode')
      statements.codes.push({ code: (node as InlineCode).value, kind: 'inline', line });
    if (node.type === 'heading') {
      section = toString(node);
      statements.codes.push({ code: section, kind: 'heading', line });
    }
    if (node.type === 'table' && routePath.startsWith(CONFIG_PAGES)) {
      statements.rows.push(...tableRows(node as Table, section, routePath));
      const plain = { format: 'esm', isBundled: true, file: name };
      statements.presets.push(...tablePresets(node as Table).map((preset) => ({ ...preset, ...plain })));
      statements.places.push(...tablePlaces(node as Table));
    }
    if (node.type === 'paragraph') statements.sameValues.push(...sameValuesIn(node as Paragraph, section));
    if (node.type === 'code') {
      statements.codes.push(...commandsOf(node as Code, line));
      statements.signatures.push(...signatureOf(node as Code, line));
      statements.settings.push(...settingsOf(node as Code, line));
    }
    if (!node.type.startsWith('mdxJsx')) return;
    const tag = node as Tag;
    const place = { file: name, line };
    if (tag.name === 'Option') statements.claims.push({ ...claimOf(tag), routePath, ...place });
    if (tag.name === 'PackageManagerTabs')
      statements.codes.push({ code: attributeOf(tag, 'command') ?? '', kind: 'command', line });
    if (tag.name === 'Preset') statements.presets.push({ ...presetOf(tag), ...place });
  });
  return statements;
}

/**
 * The lines of a code block that a reader can run or has in `package.json`. Leaves out commands that are expected to
 * fail, because they may be wrong on purpose.
 */
function commandsOf({ lang, meta, value }: Code, line: number): NamedCode[] {
  if (!COMMAND_LANGUAGES.has(lang ?? '') || meta?.includes('expect-error=')) return [];
  return value.split('\n').flatMap((code, index): NamedCode[] => {
    const isOutput = lang === 'console' && !code.startsWith('$ ');
    return isOutput ? [] : [{ code, kind: 'command', line: line + 1 + index }];
  });
}

function signatureOf({ meta, value }: Code, line: number): ShownSignature[] {
  const name = parseFenceMeta(meta).attributes.get('signature');
  return typeof name === 'string' ? [{ name, text: value, line }] : [];
}

/** Leaves out configurations with an intended mistake. */
function settingsOf({ meta, value }: Code, line: number): Setting[] {
  const { file, attributes } = parseFenceMeta(meta);
  const isConfig = /^rslib\.config\.\w+$/.test(file ?? '') && !attributes.has('expect-type-error');
  return isConfig ? configuredOptions(value, line + 1) : [];
}

function claimOf(tag: Tag) {
  return {
    name: attributeOf(tag, 'name') ?? '',
    type: attributeOf(tag, 'type'),
    default: attributeOf(tag, 'default'),
    defaultText: attributeOf(tag, 'defaultText'),
    cli: attributeOf(tag, 'cli'),
    isTopLevel: attributeOf(tag, 'topLevel') !== undefined,
    isDeprecated: attributeOf(tag, 'deprecated') !== undefined,
    isRow: false,
  };
}

function presetOf(tag: Tag) {
  return {
    option: attributeOf(tag, 'option') ?? '',
    value: attributeOf(tag, 'value') ?? '',
    rsbuild: attributeOf(tag, 'rsbuild') ?? '',
    format: attributeOf(tag, 'format') ?? 'esm',
    isBundled: attributeOf(tag, 'bundle') !== 'false',
  };
}

/** An empty string for an attribute without a value; undefined if the tag has no such attribute. */
function attributeOf(tag: Tag, name: string): string | undefined {
  const attribute = tag.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
  if (!attribute) return undefined;
  return typeof attribute.value === 'string' ? attribute.value : (attribute.value?.value ?? '');
}
