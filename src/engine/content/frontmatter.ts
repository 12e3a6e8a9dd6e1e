import { isMap, type Node, parseDocument } from 'yaml';
import type { Frontmatter } from '../../model/page.ts';
import type { Problem } from '../../model/problem.ts';
import { type Explanation, explainIssues } from '../config/explain-issue.ts';
import { yamlOffset } from '../config/yaml-offset.ts';
import { valueAt } from '../config/known-keys.ts';
import { frontmatterSchema } from './frontmatter-schema.ts';
import { adviceForKey } from './other-keys.ts';
import { type Position, positionAt } from '../files/position.ts';

export interface FrontmatterResult {
  frontmatter: Frontmatter;
  /** The source with the frontmatter blanked out, so lines, columns and offsets do not change. */
  body: string;
  problems: Problem[];
  /** Finds where the value at a path is written, as deep as the source shows it. */
  locate: (path: readonly PropertyKey[]) => Position;
}

const START: Position = { line: 1, column: 1 };

/**
 * Reads the YAML between the first two `---` lines. `file` is the name used in problems; `ignoredKeys` are for other
 * programs.
 */
export function readFrontmatter(
  source: string,
  file: string,
  ignoredKeys: readonly string[] = [],
): FrontmatterResult {
  const text = source.startsWith('\uFEFF') ? source.slice(1) : source;
  const open = /^---[ \t]*\r?\n/.exec(text);
  const nothing = { frontmatter: {}, body: text, problems: [], locate: () => START };
  if (open === null) return nothing;

  const start = open[0].length;
  const close = /^---[ \t]*$/m.exec(text.slice(start).replaceAll('\r', ' '));
  if (close === null) {
    // Without a second line of dashes, the first may just be a horizontal rule.
    const looksMeant = /^[\w-]+[ \t]*:/.test(text.slice(start));
    return { ...nothing, problems: looksMeant ? [unclosed(file)] : [] };
  }
  const end = start + close.index + close[0].length;
  const body = text.slice(0, end).replace(/[^\r\n]/g, ' ') + text.slice(end);
  return { ...parse(text, { start, end: start + close.index, file, ignoredKeys }), body };
}

interface Block {
  start: number;
  end: number;
  file: string;
  ignoredKeys: readonly string[];
}

function parse(text: string, block: Block): Omit<FrontmatterResult, 'body'> {
  const report = (offset: number, more: Pick<Problem, 'what'> & Partial<Problem>): Problem => ({
    level: 'error',
    file: block.file,
    ...positionAt(text, block.start + offset),
    ...more,
  });
  let contents: Node | null = null;
  const locate = (path: readonly PropertyKey[]) =>
    positionAt(text, block.start + yamlOffset(contents, { path: [...path], pointAt: 'value' }));
  try {
    const document = parseDocument(text.slice(block.start, block.end), { prettyErrors: false });
    ({ contents } = document);
    if (document.errors.length > 0) {
      return {
        locate,
        frontmatter: {},
        problems: document.errors.map((error) => report(error.pos[0], badYaml(error))),
      };
    }
    const written: unknown = document.toJS();
    if (written === null || written === undefined) return { locate, frontmatter: {}, problems: [] };
    if (!isMap(document.contents)) {
      return {
        locate,
        frontmatter: {},
        problems: [report(0, { what: 'The frontmatter must be a list of `key: value` lines.' })],
      };
    }
    const value = wanted(written as Record<string, unknown>, block.ignoredKeys);
    const result = frontmatterSchema.safeParse(value);
    const ineffective = withoutEffect(value).map(({ path, fix }) =>
      report(yamlOffset(document.contents, { path, pointAt: 'key' }), {
        level: 'warning',
        what: `\`${path.filter((key) => typeof key === 'string').join('.')}\` has no effect here.`,
        fix,
      }),
    );
    if (result.success) return { locate, frontmatter: result.data, problems: ineffective };
    const nouns = { key: 'frontmatter key', whole: 'frontmatter' };
    const explanations = explainIssues(result.error, { schema: frontmatterSchema, input: value, nouns });
    const problems = explanations.map((one) =>
      report(yamlOffset(document.contents, one), { ...words(one), ...aboutKey(one) }),
    );
    return { locate, frontmatter: usable(value, explanations), problems: [...problems, ...ineffective] };
  } catch (error) {
    // YAML throws for too many aliases; nesting can overflow the stack.
    const reason = error instanceof Error ? error.message : String(error);
    const what = `The frontmatter cannot be read: ${reason}.`;
    return { locate, frontmatter: {}, problems: [report(0, { what })] };
  }
}

/**
 * Drops keys for other programs, and keys without a value: Rspress pages have lines such as `tag:`, which mean the same as
 * no key.
 */
function wanted(value: Record<string, unknown>, ignored: readonly string[]): Record<string, unknown> {
  const known = frontmatterSchema.shape;
  return Object.fromEntries(
    Object.entries(value).filter(
      ([key, one]) => !ignored.includes(key) && (one !== null || !Object.hasOwn(known, key)),
    ),
  );
}

/** Says what to do about an unknown key. If it resembles no other, it is not a typo, so most are only warnings. */
function aboutKey({ path: [key, ...inside], pointAt, didYouMean }: Explanation): Partial<Problem> {
  if (inside.length > 0 || pointAt !== 'key') return {};
  const advice = adviceForKey(String(key));
  if (advice?.isHarmless)
    return {
      level: 'warning',
      what: `The frontmatter key \`${String(key)}\` of another engine has no effect here.`,
      fix: advice.fix,
      didYouMean: undefined,
    };
  if (advice) return { fix: advice.fix, didYouMean: undefined };
  // A typo has lost its effect.
  if (didYouMean !== undefined) return {};
  const setting = `markdown: { ignoredKeys: ['${String(key)}'] }`;
  return {
    level: 'warning',
    fix: `Remove it. If another program reads it, add to site.config.ts: ${setting}.`,
  };
}

/** Finds keys that change how a page looks in Rspress and not here; of a list, only the first entry with one. */
function withoutEffect(value: unknown): { path: PropertyKey[]; fix: string }[] {
  const features = valueAt(value, ['features']);
  const spans = (one: unknown) => valueAt(one, ['span']) !== undefined;
  return [
    { path: ['hero', 'badge'], fix: 'Write it into `hero.text`, or remove it.' },
    {
      path: ['features', Array.isArray(features) ? features.findIndex(spans) : -1, 'span'],
      fix: 'Remove it: all features have the same width.',
    },
  ].filter(({ path }) => valueAt(value, path) !== undefined);
}

/** Keeps the valid keys: a page with one invalid key still has its title in the sidebar and in other messages. */
function usable(value: Record<string, unknown>, explanations: readonly Explanation[]): Frontmatter {
  const wrong = new Set(explanations.map(({ path }) => String(path[0])));
  const right = Object.entries(value).filter(([key]) => !wrong.has(key));
  const result = frontmatterSchema.safeParse(Object.fromEntries(right));
  return result.success ? result.data : {};
}

function words({ what, fix, didYouMean }: Explanation): Pick<Problem, 'what' | 'fix' | 'didYouMean'> {
  return { what, ...(fix !== undefined && { fix }), ...(didYouMean !== undefined && { didYouMean }) };
}

function badYaml({ code, message }: { code: string; message: string }): Pick<Problem, 'what' | 'fix'> {
  if (code === 'DUPLICATE_KEY')
    return { what: 'The frontmatter contains this key twice.', fix: 'Keep one of them.' };
  const what = `The frontmatter is not valid YAML: ${(message.split('\n')[0] ?? message).replace(/\.$/, '')}.`;
  const colon = code === 'BLOCK_AS_IMPLICIT_KEY' || /nested mappings|implicit key/i.test(message);
  return colon ? { what, fix: 'Put quotes around a value that contains a colon.' } : { what };
}

function unclosed(file: string): Problem {
  return {
    level: 'error',
    file,
    line: 1,
    column: 1,
    what: 'The frontmatter is never closed.',
    fix: 'Add a line of three dashes (---) after it.',
  };
}
