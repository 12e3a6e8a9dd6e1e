/** A machine like the one that makes recordings. Rspack brings its own number of threads. */

export const EOL = '\n';
export const constants = { signals: {} as Record<string, number> };

export function platform(): string {
  return 'linux';
}

export function type(): string {
  return 'Linux';
}

export function release(): string {
  return '';
}

export function arch(): string {
  return 'x64';
}

export function homedir(): string {
  return '/home';
}

export function tmpdir(): string {
  return '/tmp';
}

export function cpus(): { model: string }[] {
  return [{ model: '' }];
}

export function networkInterfaces(): Record<string, never> {
  return {};
}

export function availableParallelism(): number {
  return 1;
}
