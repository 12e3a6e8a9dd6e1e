import { readFileSync } from 'node:fs';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { displayPath } from '../content/display-path.ts';
import { readFrontmatter } from '../content/frontmatter.ts';
import type { SourceFile } from '../content/scan.ts';
import { normalizeSource } from '../mdx/normalize-source.ts';
import { parse } from '../mdx/parse.ts';
import { walk } from '../mdx/walk.ts';

/** What a page says of an option, in an `<Option>` tag. */
export interface Claim {
  /** From the configuration's top, as `lib.dts.bundle`. */
  name: string;
  type: string | undefined;
  default: string | undefined;
  cli: string | undefined;
  isTopLevel: boolean;
  isDeprecated: boolean;
  routePath: string;
  file: string;
  line: number;
}

type Tag = MdxJsxFlowElement | MdxJsxTextElement;

export function pageClaims({ file, routePath }: SourceFile, siteDir: string): Claim[] {
  const name = displayPath(siteDir, file);
  const { body } = readFrontmatter(readFileSync(file, 'utf8'), name);
  let tree: Root;
  try {
    tree = parse(normalizeSource(body).text, file.endsWith('.md') ? 'md' : 'mdx');
  } catch {
    // The build tells what is wrong with the page.
    return [];
  }
  const claims: Claim[] = [];
  walk(tree, (node) => {
    const tag = node as Tag;
    if (!node.type.startsWith('mdxJsx') || tag.name !== 'Option') return;
    const value = (key: string) => attributeOf(tag, key);
    claims.push({
      name: value('name') ?? '',
      type: value('type'),
      default: value('default'),
      cli: value('cli'),
      isTopLevel: value('topLevel') !== undefined,
      isDeprecated: value('deprecated') !== undefined,
      routePath,
      file: name,
      line: tag.position?.start.line ?? 1,
    });
  });
  return claims;
}

/** An attribute without a value is there, and says nothing more. */
function attributeOf(tag: Tag, name: string): string | undefined {
  const attribute = tag.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
  if (!attribute) return undefined;
  return typeof attribute.value === 'string' ? attribute.value : '';
}
