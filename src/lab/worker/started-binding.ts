let started: unknown;

/** Rspack's binding. Its JavaScript asks for it by name, as if it were an installed package. */
export const startedBinding = {
  set(binding: unknown): void {
    started = binding;
  },
  get(): unknown {
    return started;
  },
};
