import { doctorBundle } from '../../doctor/build/bundle-doctor.ts';
import type { DoctorBundle } from '../../doctor/build/bundle-doctor.ts';
import { DOCTOR_EXTENSION } from '../../doctor/build/doctor.ts';
import { doctorPlaces } from '../../doctor/build/doctor-places.ts';
import type { ConfiguredSite } from '../../engine/config/load.ts';
import { hashedName } from '../../engine/files/out-file.ts';
import type { OutFile } from '../../engine/files/out-file.ts';
import type { LabManifest } from '../model/protocol.ts';
import { labBundle } from './bundle-lab.ts';
import type { LabBundle } from './bundle-lab.ts';
import type { LabAddresses } from './lab-page.ts';
import { labPlaces, missingInstall } from './lab-places.ts';

export interface LabOptions {
  /** Of the compressed WebAssembly, up to 11. */
  brotliQuality?: number | undefined;
}

/** What the lab loads, for each extension whose pages run it. It is bundled once, and only if a page asks for it. */
export interface LabParts {
  /** The command that installs the lab, if that was not done. */
  missing: string | undefined;
  addresses(base: string): Promise<LabAddresses>;
  files(config: Pick<ConfiguredSite['config'], 'base' | 'extensions'>): Promise<OutFile[]>;
  packages(): Promise<string[]>;
}

export function labParts(root: string, { brotliQuality }: LabOptions = {}): LabParts {
  const places = labPlaces(root);
  let bundles: Promise<[LabBundle, DoctorBundle]> | undefined;
  const bundle = () =>
    (bundles ??= Promise.all([labBundle(places, brotliQuality), doctorBundle(doctorPlaces(root))]));
  return {
    missing: missingInstall(places),
    async addresses(base) {
      const [{ manifest }, { worker, transferSize }] = await bundle();
      return {
        manifest: base + manifestFile(manifest, base).name,
        doctor: { worker: base + worker, transferSize },
      };
    },
    async packages() {
      const [lab, doctor] = (await bundles) ?? [];
      return [...(lab?.packages ?? []), ...(doctor?.packages ?? [])];
    },
    async files({ base, extensions }) {
      if (bundles === undefined) return [];
      const [lab, { worker, file }] = await bundles;
      const copies = [...lab.files].map(([name, copyOf]) => ({ name, copyOf }));
      // The doctor's own extension writes it where a site has that.
      const checkers = extensions.includes(DOCTOR_EXTENSION) ? [] : [{ name: worker, copyOf: file }];
      return [...copies, ...checkers, manifestFile(lab.manifest, base)];
    },
  };
}

/** The page finds everything through this file. */
function manifestFile(manifest: LabManifest, base: string): { name: string; content: string } {
  const content = JSON.stringify({
    ...manifest,
    worker: base + manifest.worker,
    wasm: manifest.wasm.map((part) => ({ ...part, address: base + part.address })),
  } satisfies LabManifest);
  return { name: hashedName('lab/manifest', '.json', content), content };
}
