// npm run test:hostile [-- arguments for playwright]: tests every page under every hostile condition, and prints a table.
import process from 'node:process';

process.env.HOSTILE_PAGES = 'all';
process.argv.push('tests/e2e/hostile.spec.ts');
await import('./e2e.mjs');
