import type { ConfigNode } from '../../config-text/config-tree.ts';
import type { Setting } from '../model/setting.ts';

/** The value of a name in a configuration. */
export type Binding =
  /** A constant with its expression, in the scope in which it is declared. */
  | { kind: 'constant'; node: ConfigNode; scope: Scope; isOfFile: boolean }
  /** An import with its package, a function, or a variable that may change. */
  | { kind: 'declared'; isOfFile: boolean; from?: string }
  /** The options of the command line, which are the parameter of a configuration that is a function. */
  | { kind: 'flags' }
  /** One option of the command line, taken out of that parameter. */
  | { kind: 'flag'; name: string }
  /** A parameter whose value is known. */
  | { kind: 'value'; value: Setting };

export interface Reading {
  /** The constants whose values were read. */
  names: Set<string>;
  /** How many more expressions are read. Constants in constants can be more than any machine can hold. */
  left: number;
}

export interface Scope {
  /** Shared by all scopes of a file. */
  reading: Reading;
  names: ReadonlyMap<string, Binding>;
  parent: Scope | undefined;
}

export function lookUp(name: string, scope: Scope | undefined): Binding | undefined {
  return scope && (scope.names.get(name) ?? lookUp(name, scope.parent));
}
