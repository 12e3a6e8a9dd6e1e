import type { SearchRecord } from '../../model/search.ts';
import { bytesOf, toIndexRecords } from './index-records.ts';
import { BATCH_SIZE } from './upload-records.ts';

export interface UploadPlan {
  appId: string;
  indexName: string;
  hosts: readonly string[];
  records: readonly SearchRecord[];
  settings: Readonly<Record<string, unknown>>;
}

/** Describes what an upload would send, for `--dry-run`. */
export function describeUpload({ appId, indexName, hosts, records, settings }: UploadPlan): string {
  const sent = toIndexRecords(records);
  const sizes = sent.map(bytesOf);
  const largest = sizes.indexOf(Math.max(...sizes));
  const [first] = sent;
  return [
    `Application ${appId}, index ${indexName}, filled as ${indexName}_tmp_… and then moved`,
    `Hosts, in this order: ${hosts.join(', ')}`,
    `${sent.length} records in batches of ${BATCH_SIZE}, ${sizes.reduce((sum, size) => sum + size, 0)} bytes`,
    ...(first === undefined ? [] : [`Largest: ${sent[largest]?.url}, ${sizes[largest]} bytes`]),
    `Settings: ${JSON.stringify(settings, null, 2)}`,
    ...(first === undefined ? [] : [`First record: ${JSON.stringify(first, null, 2)}`]),
    'Nothing was sent.',
  ].join('\n');
}
