import { buildCommand } from '../package/commands/build.ts';
import { readQuality } from '../package/commands/number-options.ts';
import { siteExtensions } from './site-extensions.ts';

const HELP = `  --brotli N      quality of the lab's compressed WebAssembly (default: 9); 11 takes minutes, and visitors load less
`;

export const BUILD = buildCommand({
  help: HELP,
  options: { brotli: { type: 'string' } },
  extensions: (engineRoot, { brotli }) =>
    siteExtensions(engineRoot, {
      brotliQuality: readQuality('--brotli', typeof brotli === 'string' ? brotli : undefined),
    }),
});
