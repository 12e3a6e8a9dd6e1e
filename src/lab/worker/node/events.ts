type Listener = (...args: unknown[]) => void;

/** Node's `EventEmitter`, as far as Rslib and Rspack use it. */
export class EventEmitter {
  readonly #listeners = new Map<string | symbol, Listener[]>();

  on(name: string | symbol, listener: Listener): this {
    this.#listeners.set(name, [...this.listeners(name), listener]);
    return this;
  }

  addListener(name: string | symbol, listener: Listener): this {
    return this.on(name, listener);
  }

  once(name: string | symbol, listener: Listener): this {
    const callOnce: Listener = (...args) => {
      this.off(name, callOnce);
      listener(...args);
    };
    return this.on(name, callOnce);
  }

  off(name: string | symbol, listener: Listener): this {
    this.#listeners.set(
      name,
      this.listeners(name).filter((other) => other !== listener),
    );
    return this;
  }

  removeListener(name: string | symbol, listener: Listener): this {
    return this.off(name, listener);
  }

  removeAllListeners(name?: string | symbol): this {
    if (name === undefined) this.#listeners.clear();
    else this.#listeners.delete(name);
    return this;
  }

  emit(name: string | symbol, ...args: unknown[]): boolean {
    const listeners = this.listeners(name);
    for (const listener of listeners) listener(...args);
    return listeners.length > 0;
  }

  listeners(name: string | symbol): Listener[] {
    return this.#listeners.get(name) ?? [];
  }

  listenerCount(name: string | symbol): number {
    return this.listeners(name).length;
  }

  setMaxListeners(): this {
    return this;
  }
}

export function once(emitter: EventEmitter, name: string | symbol): Promise<unknown[]> {
  return new Promise((resolve) => {
    emitter.once(name, (...args) => {
      resolve(args);
    });
  });
}

/** In Node, the module is the class itself. */
export const wholeModule = Object.assign(EventEmitter, { EventEmitter, once });
