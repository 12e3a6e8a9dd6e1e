// Builds one site after another in a process that has loaded the engine, which takes longer than a small build.
import process from 'node:process';
import { format } from 'node:util';
import { BUILD } from '../../src/cli/build-command.ts';
import { command } from '../../src/cli/command.ts';
import { buildOwnSite } from './own-sites.ts';
import type { OwnSiteName } from './own-sites.ts';

export type BuildRequest =
  | {
      /** For the build command. */
      args: string[];
      /** Variables for this build alone. */
      env: Record<string, string>;
    }
  | { ownSite: OwnSiteName; outDir: string };

/** What the build has complained about, if it failed. */
export type BuildReply = { failed?: string };

// As the command sets it. The test runner would make this a development build.
process.env['NODE_ENV'] = 'production';

async function build(request: BuildRequest): Promise<BuildReply> {
  const complaints: string[] = [];
  console.log = () => undefined;
  if ('ownSite' in request) {
    return buildOwnSite(request.ownSite, request.outDir).then(
      () => ({}),
      (error: unknown) => ({ failed: String(error) }),
    );
  }
  const { args, env } = request;
  console.error = (...words) => complaints.push(format(...words));
  Object.assign(process.env, env);
  await command(BUILD, args);
  for (const name of Object.keys(env)) delete process.env[name];
  if (process.exitCode === undefined) return {};
  process.exitCode = undefined;
  return { failed: complaints.join('\n') };
}

process.on('message', (request: BuildRequest) => {
  void build(request).then((reply) => process.send?.(reply));
});
process.on('disconnect', () => process.exit());
