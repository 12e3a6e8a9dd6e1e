import process from 'node:process';
import { compressSite } from '../../../src/engine/output/compress.ts';

const [, , site = '', cacheDir = ''] = process.argv;
await compressSite(site, { cacheDir });
