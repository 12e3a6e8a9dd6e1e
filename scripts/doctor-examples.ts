import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { examine } from '../src/doctor/examine/examine.ts';
import { isRecord } from '../src/doctor/model/package.ts';
import { readFolder } from '../src/doctor/read/read-folder.ts';
import { openNative } from './lab/native-build.ts';
import type { NativeRslib } from './lab/native-build.ts';
import { verifyCases } from './lab/verify-cases.ts';
import type { VerifyCase } from './lab/verify-cases.ts';

declare const __ENGINE_ROOT__: string;

const HELP = `Builds every example with a package.json that could be published, packs it as npm does, and examines the package.
Fails if an example has an error that bench/doctor/examined.json does not list.

  --only TEXT  only examples whose page or name contains this
  --save       write the result to bench/doctor/examined.json
`;

/** The errors of each example that has any, and how many were examined. */
interface Examined {
  packages: number;
  healthy: number;
  errors: Record<string, string[]>;
}

const FILE = path.join(__ENGINE_ROOT__, 'bench/doctor/examined.json');

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    save: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) console.log(HELP.trimEnd());
else await examineAll();

async function examineAll(): Promise<void> {
  const cases = verifyCases(__ENGINE_ROOT__, path.join(__ENGINE_ROOT__, 'docs')).filter(
    (one) => one.id.includes(values.only) && one.recorded === undefined && isPublishable(one),
  );
  const native = openNative(__ENGINE_ROOT__);
  const result: Examined = { packages: 0, healthy: 0, errors: {} };
  try {
    for (const one of cases) {
      const codes = await errorsOf(one, native);
      if (codes === undefined) continue;
      result.packages++;
      if (codes.length === 0) result.healthy++;
      else result.errors[one.id] = codes;
      console.log(`${codes.length === 0 ? 'works' : 'ERROR'}  ${one.id}  ${codes.join(', ')}`.trimEnd());
    }
  } finally {
    native.end();
  }
  console.log(`${result.healthy} of ${result.packages} packages have no error.`);
  if (values.save) {
    mkdirSync(path.dirname(FILE), { recursive: true });
    writeFileSync(FILE, `${JSON.stringify(result, null, 2)}\n`);
  } else if (hasNew(result.errors)) process.exitCode = 1;
}

/** Returns the codes of the errors, or undefined if the example does not build. */
async function errorsOf(one: VerifyCase, native: NativeRslib): Promise<string[] | undefined> {
  const built = await native.build(one);
  if (!built.ok) return undefined;
  const files = new Map<string, string | Buffer>([...one.files, ...built.files]);
  const read = await readFolder({
    names: [...files.keys()],
    read: (name) => Promise.resolve(new Uint8Array(Buffer.from(files.get(name) ?? ''))),
  });
  const { findings } = await examine(read);
  const codes = findings.filter(({ severity }) => severity === 'error').map(({ code }) => code);
  return [...new Set(codes)].sort();
}

/** A package needs a name, a version, and something to load. */
function isPublishable({ files }: VerifyCase): boolean {
  const text = files.get('package.json');
  if (text === undefined) return false;
  const manifest: unknown = JSON.parse(text.toString());
  if (!isRecord(manifest) || manifest['private'] === true) return false;
  const hasEntry = ['exports', 'main', 'module', 'bin'].some((field) => manifest[field] !== undefined);
  return typeof manifest['name'] === 'string' && typeof manifest['version'] === 'string' && hasEntry;
}

function hasNew(errors: Examined['errors']): boolean {
  const known: Examined = JSON.parse(readFileSync(FILE, 'utf8'));
  return Object.entries(errors).some(([id, codes]) =>
    codes.some((code) => known.errors[id]?.includes(code) !== true),
  );
}
