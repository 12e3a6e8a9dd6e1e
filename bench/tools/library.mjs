// Generates the library that the tools build. A seed decides what each module contains, so the library is the same on every
// machine. The modules differ as those of a real library do: short and long ones, with functions, a class or constants, and
// imports of modules written before them.

const SEED = 20_260;
const FOLDERS = ['array', 'async', 'color', 'date', 'events', 'number', 'object', 'text'];
const MOST_FUNCTIONS = 7;

/** @param {number} modules @returns {Map<string, string>} content by path in the project */
export function library(modules) {
  const random = randomFrom(SEED);
  const written = Array.from({ length: modules }, (_, index) => ({
    index,
    name: `${FOLDERS[index % FOLDERS.length]}/part-${index}`,
  }));
  return new Map([
    ...written.map((module) => [`src/${module.name}.ts`, moduleText(module, written, random)]),
    ['src/index.ts', written.map(({ name }) => `export * from './${name}.js';\n`).join('')],
  ]);
}

/** Returns whole numbers below a limit, in an order that depends only on the seed. */
function randomFrom(seed) {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

function moduleText({ index, name }, written, random) {
  const used = usedModules(index, random);
  const imports = used.map(
    (other) =>
      `import { type Options${other}, apply${other}x0 } from '${pathBetween(name, written[other].name)}';\n`,
  );
  const functions = Array.from({ length: 1 + random(MOST_FUNCTIONS) }, (_, number) =>
    functionText(`${index}x${number}`, index, random),
  );
  return [
    ...imports,
    optionsText(index, used, random),
    ...functions,
    random(3) === 0 ? classText(index) : '',
    ...used.map((other) => bridgeText(index, other)),
  ].join('\n');
}

/** Picks up to three earlier modules, so there are no cycles. */
function usedModules(index, random) {
  if (index === 0) return [];
  return [...new Set(Array.from({ length: random(4) }, () => random(index)))];
}

function pathBetween(from, to) {
  const [folder, file] = to.split('/');
  return from.startsWith(`${folder}/`) ? `./${file}.js` : `../${to}.js`;
}

function optionsText(index, used, random) {
  const base = used.length > 0 ? ` extends Partial<Pick<Options${used[0]}, 'label'>>` : '';
  const fields = Array.from(
    { length: 1 + random(5) },
    (_, number) =>
      `  field${index}x${number}?: ${['number', 'string', 'readonly string[]', 'Date'][random(4)]};\n`,
  );
  return `/** Settings of part ${index}. */
export interface Options${index}${base} {
  label?: string;
  limit: number;
${fields.join('')}}
`;
}

function functionText(id, index, random) {
  const [shift, step] = [random(100), 1 + random(9)];
  const body = [
    `  const kept = values.filter((value) => String(value).length <= options.limit + ${shift});
  return kept.map((value, position) => ({ value, position: position * ${step}, label: options.label ?? 'part ${id}' }));`,
    `  const groups = new Map<string, T[]>();
  for (const value of values) {
    const key = String(value).slice(0, ${step});
    groups.set(key, [...(groups.get(key) ?? []), value]);
  }
  return [...groups.values()].flatMap((group, position) =>
    group.map((value) => ({ value, position: position + ${shift}, label: options.label ?? 'part ${id}' })),
  );`,
    `  let position = ${shift};
  return values.reduce<Placed<T>[]>((placed, value) => {
    if (placed.length >= options.limit) return placed;
    position += ${step};
    return [...placed, { value, position, label: \`\${options.label ?? ''} ${id}\`.trim() }];
  }, []);`,
  ];
  const placed = id.endsWith('x0')
    ? `type Placed<T> = { value: T; position: number; label: string };\n\n`
    : '';
  return `${placed}/** Places every value that fits into the limit. */
export function apply${id}<T>(values: readonly T[], options: Options${index}): Placed<T>[] {
${body[random(body.length)]}
}
`;
}

function classText(index) {
  return `/** Remembers what part ${index} has placed. */
export class Shelf${index}<T> {
  readonly #placed = new Map<T, number>();
  constructor(readonly options: Options${index}) {}

  add(...values: readonly T[]): this {
    for (const { value, position } of apply${index}x0(values, this.options)) this.#placed.set(value, position);
    return this;
  }

  get size(): number {
    return this.#placed.size;
  }

  find(test: (value: T) => boolean): T | undefined {
    return [...this.#placed.keys()].find(test);
  }
}
`;
}

function bridgeText(index, other) {
  return `/** Passes what part ${index} has placed on to part ${other}. */
export function from${index}to${other}<T>(values: readonly T[], options: Options${index} & Options${other}): T[] {
  const placed = apply${index}x0(values, options).map(({ value }) => value);
  return apply${other}x0(placed, options).map(({ value }) => value);
}
`;
}
