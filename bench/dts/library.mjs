// Generates a library for measuring declaration files. Every module has types that are expensive to check and uses those of
// its neighbor. The output is the same on every machine. Exports are annotated, so `dts.isolated` works too.

const MODULES_PER_AREA = 20;

/** @param {number} modules @returns {Map<string, string>} content by path in the project */
export function library(modules) {
  const names = Array.from({ length: modules }, (_, index) => nameOf(index));
  return new Map([
    ...names.map((name, index) => [`src/${name}.ts`, moduleText(index)]),
    ['src/index.ts', names.map((name) => `export * from './${name}.js';\n`).join('')],
  ]);
}

function nameOf(index) {
  return `area-${Math.floor(index / MODULES_PER_AREA)}/module-${index}`;
}

/** Each module of an area builds on the previous one. Areas are independent, so chains are as short as in real code. */
function moduleText(index) {
  const isFirst = index % MODULES_PER_AREA === 0;
  const before = index - 1;
  const imports = isFirst
    ? ''
    : `import { type Item${before}, Store${before}, type Listener${before} } from './module-${before}.js';\n\n`;
  const base = isFirst ? '' : ` extends Omit<Item${before}, 'state${before}'>`;
  const more = isFirst
    ? ''
    : `
/** Copies the entries of a store of the kind before. */
export function adopt${index}<T extends Item${before}>(
  store: Store${before}<T>,
  listener: Listener${before}<T>,
): Promise<readonly T[]> {
  store.on('add', listener);
  return Promise.all(store.select((item) => item).map(async (item) => ({ ...item })));
}
`;
  return `${imports}/** An entry of store ${index}. */
export interface Item${index}${base} {
  readonly id: string;
  state${index}: 'new' | 'open' | 'closed';
  size${index}?: { width: number; height: number; unit: 'px' | 'em' };
  tags: readonly string[];
}

export type Patch${index} = Partial<Omit<Item${index}, 'id'>> & { at: Date };

export type Keys${index}<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends readonly unknown[]
    ? \`\${Prefix}\${K}\`
    : T[K] extends object
      ? Keys${index}<T[K], \`\${Prefix}\${K}.\`>
      : \`\${Prefix}\${K}\`;
}[keyof T & string];

export type Path${index} = Keys${index}<Required<Item${index}>>;

export type Events${index}<T> = { add: T; remove: Pick<T & Item${index}, 'id'>; change: [before: T, after: T] };

export type Listener${index}<T> = <K extends keyof Events${index}<T>>(name: K, value: Events${index}<T>[K]) => void;

/** Keeps entries by their id and reports changes. */
export class Store${index}<T extends Item${index}> {
  readonly #items = new Map<string, T>();
  readonly #listeners = new Map<keyof Events${index}<T>, Set<Listener${index}<T>>>();

  on(name: keyof Events${index}<T>, listener: Listener${index}<T>): () => void {
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners.add(listener));
    return () => void listeners.delete(listener);
  }

  add(...items: readonly T[]): this {
    for (const item of items) {
      this.#items.set(item.id, item);
      this.#listeners.get('add')?.forEach((listener) => listener('add', item));
    }
    return this;
  }

  patch(id: string, { at, ...patch }: Patch${index}): T | undefined {
    const before = this.#items.get(id);
    if (before === undefined) return undefined;
    const after: T = { ...before, ...patch };
    this.#items.set(id, after);
    this.#listeners.get('change')?.forEach((listener) => listener('change', [before, after]));
    return at.getTime() > 0 ? after : before;
  }

  select<R>(pick: (item: T, index: number) => R): R[] {
    return [...this.#items.values()].map(pick);
  }

  groupBy<K extends keyof T>(key: K): Map<T[K], T[]> {
    return this.select((item) => item).reduce(
      (groups, item) => groups.set(item[key], [...(groups.get(item[key]) ?? []), item]),
      new Map<T[K], T[]>(),
    );
  }
}
${more}`;
}
