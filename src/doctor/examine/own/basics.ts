import { own } from '../../model/finding.ts';
import type { Finding } from '../../model/finding.ts';
import { entryPoints, targetsIn } from '../../model/entry-points.ts';
import { isRecord } from '../../model/package.ts';
import type { Facts } from '../facts/facts.ts';

/** Finds what a reader of the package's page on npm looks for. */
export function missingDocuments({ pkg }: Facts): Finding[] {
  const names = [...pkg.files.keys()];
  const { license } = pkg.manifest;
  const findings: Finding[] = [];
  if (license === undefined && !names.some((name) => /^licen[cs]e|^copying/i.test(name))) {
    const how = 'Add a file LICENSE and the field `license`.';
    findings.push(
      own({
        code: 'doctor/no-license',
        file: 'package.json',
        field: 'license',
        what: 'The package has neither a license file nor the field `license`, so nobody may use it.',
        fix: { in: 'elsewhere', how },
      }),
    );
  }
  if (!names.some((name) => /^readme(?:\.|$)/i.test(name)))
    findings.push(
      own({
        code: 'doctor/no-readme',
        file: 'package.json',
        what: 'The package has no README, so its page on npm is empty.',
        fix: { in: 'elsewhere', how: 'Add a file README.md beside package.json.' },
      }),
    );
  return findings;
}

/** Finds a package that nobody can load or publish. */
export function basics({ pkg, declarations }: Facts): Finding[] {
  const { manifest, files } = pkg;
  const findings: Finding[] = [];
  const at = { file: 'package.json' };
  if (manifest['private'] === true)
    findings.push(
      own({
        code: 'doctor/private',
        ...at,
        field: 'private',
        what: '`private` is true, so npm refuses to publish the package.',
      }),
    );
  const fields = ['exports', 'main', 'module', 'browser', 'bin', 'types', 'typings'];
  const hasEntry = fields.some((field) => targetsIn(manifest[field]).length > 0) || files.has('index.js');
  if (!hasEntry)
    findings.push(
      own({
        code: 'doctor/no-entry',
        ...at,
        what: 'No field names a file that users can load, and there is no index.js.',
        fix: { in: 'elsewhere', how: 'Name the file that users load in `exports`.' },
      }),
    );
  const hasCode = entryPoints(pkg).length > 0 && !isOnlyCommand(manifest);
  if (
    hasEntry &&
    hasCode &&
    declarations.size === 0 &&
    ![...files.keys()].some((name) => /\.[cm]?tsx?$/.test(name))
  )
    findings.push(
      own({
        code: 'doctor/no-types',
        ...at,
        what: 'The package has no declaration files. In TypeScript, everything in it is `any`.',
        fix: { in: 'rslib.config.ts', option: 'dts', config: 'lib: [{ dts: true }]' },
      }),
    );
  return findings;
}

/** A command without an entry point needs no types. */
function isOnlyCommand({ bin, exports, main, module }: Record<string, unknown>): boolean {
  return (
    (typeof bin === 'string' || isRecord(bin)) &&
    exports === undefined &&
    main === undefined &&
    module === undefined
  );
}
