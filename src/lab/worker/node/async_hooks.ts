/** Calls a function with a value. Only the dev server needs the value to survive an `await`. */
export class AsyncLocalStorage<Value> {
  #value: Value | undefined;

  run<Result>(value: Value, call: () => Result): Result {
    const before = this.#value;
    this.#value = value;
    try {
      return call();
    } finally {
      this.#value = before;
    }
  }

  getStore(): Value | undefined {
    return this.#value;
  }
}

export class AsyncResource {
  runInAsyncScope<Result>(call: (...args: unknown[]) => Result, self: unknown, ...args: unknown[]): Result {
    return call.apply(self, args);
  }
}
