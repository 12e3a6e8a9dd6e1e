import {
  membersOf,
  partsOf,
  readDeclarations,
  targetOf,
  textOf,
  type Declared,
  type DeclarationFile,
  type NamedTypes,
} from './declarations.ts';
import { literalCode } from './literal-code.ts';

/** An option as Rslib and Rsbuild declare it. */
export interface DeclaredOption {
  /** Full name from the top of the configuration, such as `lib.dts.bundle` or `output.target`. */
  name: string;
  /** The type as written, and with the names in it resolved. */
  types: string[];
  /** Names in the type that are declared in another package or need parameters. */
  unknownTypes: string[];
  /** The value of `@default`, if it is code. */
  defaultTag: string | undefined;
  isDeprecated: boolean;
  /** Whether Rslib declares it, rather than Rsbuild. */
  isOwn: boolean;
  /** Whether Rslib only repeats an option of Rsbuild, to give it another default. */
  isOverride: boolean;
  /** Whether the option is also allowed at the top level. */
  isShared: boolean;
}

const CONFIG = 'RslibConfig';
const ITEM = 'LibConfig';
const LIB = 'lib.';
/** Readers know types of the language itself, so their names stay. */
const BUILT_IN = /^(?:Record|Promise|RegExp)\b/;
const OBJECTS = new Set(['TSTypeLiteral', 'TSInterfaceDeclaration', 'TSIntersectionType']);
/** Deeper parts belong to the tools underneath. */
const MAX_DEPTH = 5;

/**
 * Reads all options of a configuration and of an item of `lib`, with their parts. Rslib's own file has to come first.
 */
export function declaredOptions(files: readonly DeclarationFile[]): DeclaredOption[] {
  const named = readDeclarations(files);
  const options: DeclaredOption[] = [];
  const visit = (type: Declared, prefix: string, depth: number) => {
    for (const { key, type: own, comment } of membersOf(type, named)) {
      const name = prefix + key;
      if (options.some((one) => one.name === name)) continue;
      options.push({
        name,
        ...spellings(own, named),
        defaultTag: defaultIn(comment),
        isDeprecated: comment.includes('@deprecated'),
        isOwn: own.file.name === files[0]?.name,
        isOverride: /@(?:override|inheritdoc)\b/.test(comment),
        isShared: !name.startsWith(LIB),
      });
      if (depth < MAX_DEPTH) visit(own, `${name}.`, depth + 1);
    }
  };
  visit(typeNamed(ITEM, named), LIB, 1);
  visit(typeNamed(CONFIG, named), '', 1);
  const names = new Set(options.map(({ name }) => name));
  return options.map((option) => ({
    ...option,
    isShared: option.isShared || names.has(option.name.slice(LIB.length)),
  }));
}

/** True if an option came with Rslib, rather than with Rsbuild. Names with an underscore are internal. */
export function isOptionOfRslib({ name, isOwn, isOverride }: DeclaredOption): boolean {
  return isOwn && !isOverride && !/(?:^|\.)_[a-z]/.test(name);
}

function typeNamed(name: string, named: NamedTypes): Declared {
  const type = named.get(name);
  if (!type) throw new Error(`The package's declarations have no ${name}.`);
  return type;
}

/**
 * All ways to write a type such as `Dts | boolean`: as declared, and with its names followed step by step until only
 * objects are left.
 */
function spellings(type: Declared, named: NamedTypes): Pick<DeclaredOption, 'types' | 'unknownTypes'> {
  const unknownTypes: string[] = [];
  const written: string[] = [];
  for (let one: Declared | undefined = type; one; one = targetOf(one, named))
    if (isWritten(one)) written.push(textOf(one));
  return {
    types: [...new Set([...written, spelledOut(type, named, unknownTypes)])],
    unknownTypes: [...new Set(unknownTypes)],
  };
}

/**
 * True if a page may write the type like this. `OutputConfig['target']` is only a reference from one package to the
 * other; readers know the type behind it.
 */
function isWritten({ node }: Declared): boolean {
  return node.type !== 'TSIndexedAccessType' && !node.type.endsWith('Declaration');
}

function spelledOut(type: Declared, named: NamedTypes, unknownTypes: string[]): string {
  const parts = partsOf(type);
  if (parts.length > 0) return parts.map((one) => spelledOut(one, named, unknownTypes)).join(' | ');
  const { node } = type;
  if (OBJECTS.has(node.type)) return 'object';
  const target = targetOf(type, named);
  if (target) return spelledOut(target, named, unknownTypes);
  const text = textOf(type);
  if (node.type === 'TSTypeReference' && !BUILT_IN.test(text)) unknownTypes.push(text);
  return text;
}

/**
 * Reads the default from a comment. Rslib writes `@defaultValue` with backticks, Rsbuild `@default` without. A default
 * in words is ignored.
 */
function defaultIn(comment: string): string | undefined {
  const [, told] = /@default(?:Value)?\s+([^\n]+)/.exec(comment) ?? [];
  return told === undefined ? undefined : literalCode(/^`([^`]+)`\s*$/.exec(told.trim())?.[1] ?? told);
}
