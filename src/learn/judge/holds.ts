import { scriptFacts } from '../../doctor/examine/facts/script-facts.ts';
import { CONDITION_KEYS } from '../model/lesson.ts';
import type { Condition, ConditionKey } from '../model/lesson.ts';
import { exportedNames, parsesAs } from './exported-names.ts';
import type { ExaminedPackage, Outcome } from './outcome.ts';
import { nameMatches } from './name-matches.ts';
import { MANIFEST } from './project-data.ts';

/** True if a condition is met. A condition about a missing file is not. */
export function holds(condition: Condition, outcome: Outcome): boolean {
  const { files, examination } = outcome;
  switch (keyOf(condition)) {
    case 'file':
      return Object.keys(files).some(nameMatches(condition.file));
    case 'source':
      return outcome.sources.some(nameMatches(condition.source));
    case 'import':
      return some(condition, outcome, (code) =>
        Boolean(scriptFacts(code)?.imports.some(({ source }) => isOf(source, condition.import))),
      );
    case 'export':
      return some(condition, outcome, (code) => {
        const names = exportedNames(code) ?? [];
        return (condition.export ?? []).every((name) => names.includes(name));
      });
    case 'directive':
      return some(condition, outcome, (code) =>
        Boolean(scriptFacts(code)?.directives.includes(condition.directive ?? '')),
      );
    case 'syntax':
      return some(condition, outcome, (code) => parsesAs(code, condition.syntax ?? 0));
    case 'size':
      return some(
        condition,
        outcome,
        (code) => new TextEncoder().encode(code).length <= (condition.size ?? 0),
      );
    case 'entry':
      return Boolean(examination && fileFor(condition, examination) === condition.gets);
    case 'field':
      return hasField(condition, outcome.data);
    case 'packs':
      return Boolean(examination?.sizes.map(({ file }) => file).some(nameMatches(condition.packs)));
    case 'finding':
      return Boolean(examination?.findings.some((one) => isMeant(one, condition.finding)));
    case 'build':
      return outcome.ok === (condition.build === 'works') && outcome.console.includes(condition.prints ?? '');
    case 'any':
      return (condition.any ?? []).some((each) => holds(each, outcome));
    case 'not':
      return !holds(condition.not ?? {}, outcome);
  }
}

/** True if any of these conditions can only be judged with the doctor. */
export function needsDoctor(conditions: readonly Condition[]): boolean {
  return conditions.some(({ entry, packs, finding }) =>
    [entry, packs, finding].some((key) => key !== undefined),
  );
}

function keyOf(condition: Condition): ConditionKey {
  const keys = Object.keys(CONDITION_KEYS) as ConditionKey[];
  const key = keys.find((each) => condition[each] !== undefined);
  if (key === undefined) throw new Error('A condition has nothing to look at.');
  return key;
}

function some({ in: pattern }: Condition, { files }: Outcome, isRight: (code: string) => boolean): boolean {
  const fits = nameMatches(pattern);
  return Object.entries(files).some(([path, code]) => fits(path) && isRight(code));
}

/** `react/jsx-runtime` is of `react`. */
function isOf(source: string, name = ''): boolean {
  return source === name || source.startsWith(`${name}/`);
}

function fileFor(condition: Condition, { table }: ExaminedPackage): string | undefined {
  const row = table.find(({ entry }) => entry === condition.entry);
  return Object.entries(row?.files ?? {}).find(([consumer]) => consumer === condition.for)?.[1];
}

/** Notes are not something to fix. */
function isMeant({ code, severity }: ExaminedPackage['findings'][number], wanted = ''): boolean {
  return wanted === 'any' ? severity === 'error' || severity === 'warning' : code === wanted;
}

function hasField(
  { field = '', in: pattern = MANIFEST, is, has }: Condition,
  data: Outcome['data'],
): boolean {
  const files = Object.keys(data).filter(nameMatches(pattern));
  return files.some((file) =>
    valuesAt(data[file], field.split('.')).some(
      (value) =>
        (is === undefined || value === is) &&
        (has === undefined || (typeof value === 'string' && value.includes(has))),
    ),
  );
}

/** The values that a path leads to: several if it has a `*`, none if there is no such field. */
function valuesAt(value: unknown, [key, ...rest]: readonly string[]): unknown[] {
  if (key === undefined) return [value];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value).filter(([name]) => key === '*' || name === key);
  return entries.flatMap(([, inner]: [string, unknown]) => valuesAt(inner, rest));
}
