/** A word of a script of `package.json`. */
export interface Word {
  text: string;
  /** Without quotes. */
  value: string;
  from: number;
  to: number;
}

/** A command of a script, also one that another command starts: `tsup` of `concurrently "tsup"`. */
export interface Command {
  /** What runs in the end: `tsup` of `npx -y tsup`. */
  program: Word;
  args: Word[];
  /** What starts the program: `npx -y `. */
  prefix: string;
  /** What connects it with the command before it: `&&`. Empty for the first one. */
  operator: string;
  /** Where the command before it ends. */
  afterOther: number;
  /** Whether it is an argument of another command. */
  isNested: boolean;
}

const WORD = /(?:[^\s"'&|;]|"(?:[^"\\]|\\.)*"|'[^']*')+/g;
const BETWEEN_COMMANDS = /[&|;]+/;
/** `dlx` is not one of them: it would load a package named `rslib`, which is not Rslib. */
const STARTER = /^(?:npx|bunx|npm|pnpm|yarn|bun|exec|x|env|cross-env|dotenv|time|\w+=.*)$/;
/** Flags of starters that take no value. */
const SWITCH = /^(?:--|-y|--yes|--no|--no-install|-s|--silent|-i|--bun)$/;
/** Programs whose arguments are commands. */
const RUNNERS: ReadonlySet<string> = new Set(['concurrently', 'conc']);
/** Flags whose value is a command. */
const COMMAND_FLAGS: ReadonlySet<string> = new Set(['--exec', '-x', '-c', '--command', '--onSuccess']);

/** Finds the commands of a script, in the order of their programs. */
export function commandsIn(script: string): Command[] {
  return commandsBetween(script, { from: 0, to: script.length, isNested: false });
}

interface Range {
  from: number;
  to: number;
  isNested: boolean;
}

function commandsBetween(script: string, { from, to, isNested }: Range): Command[] {
  const groups: Word[][] = [];
  const operators: string[] = [];
  let last = from;
  for (const word of wordsBetween(script, from, to)) {
    const [operator = ''] = BETWEEN_COMMANDS.exec(script.slice(last, word.from)) ?? [];
    const group = groups.at(-1);
    if (group && operator === '') group.push(word);
    else {
      groups.push([word]);
      operators.push(operator);
    }
    last = word.to;
  }
  return groups.flatMap((words, at) => {
    const start = programIndex(words);
    const [first, program] = [words[0], words[start]];
    if (!first || !program) return [];
    const command: Command = {
      program,
      args: words.slice(start + 1),
      prefix: script.slice(first.from, program.from),
      operator: operators[at] ?? '',
      afterOther: groups[at - 1]?.at(-1)?.to ?? from,
      isNested,
    };
    return [command, ...commandWords(command).flatMap((word) => commandsBetween(script, contentOf(word)))];
  });
}

function wordsBetween(script: string, from: number, to: number): Word[] {
  return [...script.slice(from, to).matchAll(WORD)].map(({ 0: text, index }) => ({
    text,
    value: text.replaceAll(/^['"]|['"]$|(?<==)['"]/g, ''),
    from: from + index,
    to: from + index + text.length,
  }));
}

/** Skips variables, and programs that start another one. */
function programIndex(words: readonly Word[]): number {
  return words.findIndex(({ value }, at) => !STARTER.test(value) && (at === 0 || !SWITCH.test(value)));
}

/** The arguments that are commands. */
function commandWords({ program, args }: Command): Word[] {
  return RUNNERS.has(program.value)
    ? args.filter(({ value }) => !value.startsWith('-'))
    : args.filter((_, at) => COMMAND_FLAGS.has(args[at - 1]?.value ?? ''));
}

function contentOf({ text, from, to }: Word): Range {
  const isQuoted = /^(?:"[^]*"|'[^]*')$/.test(text);
  return isQuoted ? { from: from + 1, to: to - 1, isNested: true } : { from, to, isNested: true };
}
