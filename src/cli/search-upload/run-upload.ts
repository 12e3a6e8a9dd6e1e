import type { SearchRecord } from '../../model/search.ts';
import type { SiteConfig } from '../../engine/config/schema.ts';
import { describeUpload } from './describe-upload.ts';
import { indexSettings } from './index-settings.ts';
import { KEY_VARIABLE, UploadError } from './upload-error.ts';
import { uploadRecords } from './upload-records.ts';
import { writeHosts } from './write-hosts.ts';

export interface RunOptions {
  collect: () => Promise<{ records: SearchRecord[]; config: SiteConfig }>;
  env: NodeJS.ProcessEnv;
  isDryRun: boolean;
  hosts?: readonly string[] | undefined;
  print: (line: string) => void;
  pollMs?: number;
}

export async function runUpload({ collect, env, isDryRun, hosts, print, pollMs }: RunOptions): Promise<void> {
  // Secret stores often append a line break, which is not part of the key.
  const writeKey = (env[KEY_VARIABLE] ?? '').trim();
  if (writeKey === '' && !isDryRun) {
    throw new UploadError(
      `${KEY_VARIABLE} is not set. Set it to a key with the rights addObject, deleteIndex and editSettings. ` +
        'It is secret and does not belong in site.config.ts. Use --dry-run to see what would be sent.',
    );
  }
  const { records, config } = await collect();
  const { search } = config;
  if (search === false || search.provider !== 'algolia') {
    throw new UploadError(
      'There is no hosted index to fill. Set `search` in site.config.ts to { provider: "algolia", appId, apiKey, indexName }.',
    );
  }
  const { appId, apiKey, indexName } = search;
  if (writeKey === apiKey) {
    throw new UploadError(
      `${KEY_VARIABLE} contains the key from \`search.apiKey\`, which every reader gets. Use a key with write access, and keep it secret.`,
    );
  }
  const settings = indexSettings(config.locales.map(({ lang }) => lang));
  const target = { appId, indexName, hosts: hosts ?? writeHosts(appId), records, settings };
  if (isDryRun) print(describeUpload(target));
  else
    await uploadRecords({ ...target, writeKey, onStep: print, ...(pollMs === undefined ? {} : { pollMs }) });
}
