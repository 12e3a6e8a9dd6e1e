// npm run agents:print: prints what to put into the AGENTS.md of a project that uses Rslib.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadConfiguration } from '../src/engine/config/load.ts';
import { readSiteManifest } from '../src/engine/output/hosts/site-manifest.ts';
import { siteAddress } from '../src/engine/site/site-address.ts';
import { agentsText } from './agents/agents-text.ts';
import { orSentence } from './sentence.mjs';

declare const __ENGINE_ROOT__: string;

await orSentence(async () => {
  const dist = path.join(__ENGINE_ROOT__, 'dist');
  // First, because nothing else says what to do without a build.
  readSiteManifest(dist);
  const { config } = await loadConfiguration(__ENGINE_ROOT__, {});
  console.log(
    agentsText({
      page: readFileSync(path.join(__ENGINE_ROOT__, 'docs/guide/start/ai.mdx'), 'utf8'),
      skills: readFileSync(path.join(dist, '.well-known/agent-skills/AGENTS.md'), 'utf8'),
      site: siteAddress(config, '').replace(/\/$/, ''),
    }).trimEnd(),
  );
});
