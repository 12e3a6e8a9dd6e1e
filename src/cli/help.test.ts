import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { afterEach, expect, test, vi } from 'vitest';
import { DOCTOR_COMMANDS } from '../doctor/command/commands.ts';
import { LAB_COMMANDS } from '../lab/build/commands.ts';
import { PROOF_COMMANDS } from '../proof/commands.ts';
import { CHECK } from '../package/commands/check.ts';
import { devCommand } from '../package/commands/dev.ts';
import { PREVIEW } from '../package/commands/preview.ts';
import { BUILD } from './build-command.ts';
import { command } from './command.ts';

declare const __ENGINE_ROOT__: string;

const PARTS = ['build-command.ts', 'command.ts', 'of-extension.ts', 'site-extensions.ts'];
const folder = path.join(__ENGINE_ROOT__, 'src/cli');
const commands = readdirSync(folder).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !PARTS.includes(file),
);

const { argv } = process;
afterEach(() => {
  process.argv = argv;
  vi.unstubAllEnvs();
});

test.for(commands)('%s answers --help and lists each of its options', { timeout: 60_000 }, async (file) => {
  const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  process.argv = [process.execPath, file, '--help'];
  // Some commands set NODE_ENV when they are imported.
  vi.stubEnv('NODE_ENV', 'test');
  await import(path.join(folder, file));
  expect(printed).toHaveBeenCalledOnce();
  const help = String(printed.mock.calls[0]?.[0]);
  expect(help).toMatch(/^[A-Z].+\./);
  const source = readFileSync(path.join(folder, file), 'utf8');
  for (const [, option] of source.matchAll(/'?([\w-]+)'?: \{ type: '(?:string|boolean)'/g))
    expect(help).toContain(`--${option}`);
});

const defined = Object.entries({
  build: BUILD,
  check: CHECK,
  dev: devCommand(),
  preview: PREVIEW,
  ...PROOF_COMMANDS,
  ...LAB_COMMANDS,
  ...DOCTOR_COMMANDS,
});
test.for(defined)('%s answers --help and lists each of its options', async ([, added]) => {
  const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await command(added, ['--help']);
  const help = String(printed.mock.calls[0]?.[0]);
  expect(help).toMatch(/^[A-Z].+\./);
  for (const option of Object.keys(added.options)) expect(help).toContain(`--${option}`);
});
