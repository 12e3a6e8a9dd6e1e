// A registry that mirrors only some platforms' native packages makes a lock file that `npm ci` then refuses.
// This lists the missing ones again: the version is pinned by the package that wants them, the platform is in their name.
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const SYSTEMS = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'win32',
  'openharmony',
  'aix',
  'netbsd',
  'openbsd',
  'sunos',
  'wasi',
];
const PROCESSORS = [
  'arm64',
  'x64',
  'ia32',
  'arm',
  'ppc64',
  'riscv64',
  's390x',
  'loong64',
  'mips64el',
  'wasm32',
];

const file = process.argv[2] ?? fileURLToPath(new URL('../package-lock.json', import.meta.url));
const lock = JSON.parse(readFileSync(file, 'utf8'));
let added = 0;
for (const [place, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (lock.packages[`node_modules/${name}`] || lock.packages[`${place}/node_modules/${name}`]) continue;
    const words = name.split('/').at(-1).split('-');
    const system = words.find((word) => SYSTEMS.includes(word));
    const processor = words.find((word) => PROCESSORS.includes(word));
    if (!/^\d+\.\d+\.\d+/.test(version) || !system || !processor) {
      console.log(`left out: ${name}@${version}`);
      continue;
    }
    const isMusl = words.some((word) => word.startsWith('musl'));
    const libc = system === 'linux' ? { libc: [isMusl ? 'musl' : 'glibc'] } : {};
    const os = system === 'wasi' ? {} : { os: [system] };
    lock.packages[`node_modules/${name}`] = {
      version,
      cpu: [processor],
      dev: true,
      ...libc,
      optional: true,
      ...os,
    };
    added += 1;
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`added ${added} entries`);
