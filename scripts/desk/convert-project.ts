import { fileFlagOf } from '../../src/desk/convert/file-flag.ts';
import { convert } from '../../src/desk/convert/convert.ts';
import type { Converted } from '../../src/desk/model/conversion.ts';
import { TOOLS } from '../../src/desk/tools/tools.ts';
import { contentHash } from '../../src/proof/examples/run/content-hash.ts';
import type { DeskProject } from './fixtures.ts';

/** A project with the configuration and the `package.json` that it was converted to. */
export interface ConvertedProject extends DeskProject {
  conversion: Converted;
  /** The files that Rslib builds. */
  after: ReadonlyMap<string, string>;
  /** Digests of both. */
  inputs: string;
  outputs: string;
}

/** Converts a project. Returns undefined if its configuration cannot be read. */
export function convertProject(project: DeskProject): ConvertedProject | undefined {
  const { files, tool: id } = project;
  const tool = TOOLS.find((one) => one.id === id);
  const named = fileFlagOf({ tool: id }, files.get('package.json'))?.name;
  const name = named ?? tool?.files.find((file) => files.has(file));
  const conversion = convert({
    tool: id,
    ...(name !== undefined && { name, config: files.get(name) ?? '' }),
    manifest: files.get('package.json') ?? '{}',
    files: [...files.keys()],
  });
  if (conversion.kind !== 'converted' || conversion.config === undefined) return undefined;
  const after = new Map(files);
  if (tool?.keepsConfig !== true) after.delete(name ?? '');
  after.set('rslib.config.ts', conversion.config);
  after.set('package.json', conversion.manifest ?? '{}');
  const digest = (of: ReadonlyMap<string, string>) => contentHash(JSON.stringify([...of]));
  return { ...project, conversion, after, inputs: digest(files), outputs: digest(after) };
}
