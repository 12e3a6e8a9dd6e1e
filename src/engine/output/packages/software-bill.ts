import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { licenseOf } from './locked-packages.ts';
import type { LicensedManifest } from './locked-packages.ts';

interface BilledPackage {
  name: string;
  version: string;
  license: string | undefined;
  /** Full text, which most licenses require to be included. */
  licenseText: string | undefined;
  dependencies: string[];
}

export interface BilledSite {
  title: string;
  address: string;
}

/**
 * Lists the third-party packages in the scripts of the deployed site, as CycloneDX. `npm sbom` would list what is
 * installed, which includes hundreds of build dependencies. Omits date and serial number, so the same sources produce
 * the same file.
 */
export function softwareBill({ title, address }: BilledSite, folders: readonly string[]): string {
  // The same package can be installed in several places.
  const unique = new Map(folders.map(readPackage).map((one) => [purl(one), one]));
  const packages = [...unique.values()].sort((a, b) => (purl(a) < purl(b) ? -1 : 1));
  const refs = (names: readonly string[]) => packages.filter(({ name }) => names.includes(name)).map(purl);
  const bill = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': 'site',
        name: title,
        externalReferences: [{ type: 'website', url: address }],
      },
    },
    components: packages.map((one) => ({
      type: 'library',
      'bom-ref': purl(one),
      ...groupAndName(one.name),
      version: one.version,
      purl: purl(one),
      licenses: licenses(one),
    })),
    dependencies: [
      { ref: 'site', dependsOn: packages.map(purl) },
      ...packages.map((one) => ({ ref: purl(one), dependsOn: refs(one.dependencies) })),
    ],
  };
  return `${JSON.stringify(bill, null, 1)}\n`;
}

function purl({ name, version }: BilledPackage): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

function groupAndName(name: string): { group?: string; name: string } {
  const [scope, rest] = name.split('/');
  return rest === undefined ? { name } : { group: scope ?? '', name: rest };
}

const SPDX_NAME = /^(?!UNLICENSED$)[\w.+-]+$/;
const SPDX_EXPRESSION = /^[\w.+()-]+(?: (?:AND|OR|WITH) [\w.+()-]+)+$/;

/**
 * A single license has an identifier, several form an expression (which cannot have text), and anything else is only
 * a name.
 */
function licenses({ license, licenseText }: BilledPackage): object[] {
  if (license !== undefined && SPDX_EXPRESSION.test(license)) return [{ expression: license }];
  if (license === undefined && licenseText === undefined) return [];
  const called =
    license !== undefined && SPDX_NAME.test(license) ? { id: license } : { name: license ?? 'not named' };
  const text = licenseText && { text: { contentType: 'text/plain', content: licenseText } };
  return [{ license: { ...called, ...text } }];
}

interface Manifest extends LicensedManifest {
  name: string;
  version: string;
  dependencies?: object;
  peerDependencies?: object;
}

function readPackage(folder: string): BilledPackage {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
  const licenseFile = readdirSync(folder).find((file) => /^licen[cs]e(?:\.\w+)?$/i.test(file));
  return {
    name: manifest.name,
    version: manifest.version,
    license: licenseOf(manifest),
    licenseText: licenseFile && readFileSync(path.join(folder, licenseFile), 'utf8'),
    dependencies: Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }),
  };
}
