import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A project that another tool builds, and that is converted. */
export interface DeskProject {
  tool: string;
  name: string;
  /** Texts by path. */
  files: ReadonlyMap<string, string>;
  expected: Expected;
}

/** The difference that the list or the differences of a conversion announce. */
interface Expected {
  /** Files that only Rslib writes. */
  extra?: string[];
  /** Files that only the other tool writes. */
  missing?: string[];
  /** The option that announces it, as a decision. */
  because?: string;
}

const EXPECTED = 'expected.json';

/** Reads the projects of a tool in the order of their names. */
export function readProjects(root: string, tool: string): DeskProject[] {
  const folder = path.join(root, 'tests/fixtures/desk', tool);
  const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return names
    .map(({ name }) => name)
    .sort()
    .map((name) => {
      const own = path.join(folder, name);
      const files = readdirSync(own, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name !== EXPECTED)
        .map((entry) => path.relative(own, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
        .sort();
      const expected = path.join(own, EXPECTED);
      return {
        tool,
        name,
        files: new Map(files.map((file) => [file, readFileSync(path.join(own, file), 'utf8')])),
        expected: existsSync(expected) ? (JSON.parse(readFileSync(expected, 'utf8')) as Expected) : {},
      };
    });
}
