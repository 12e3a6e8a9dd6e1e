import { MessageError } from '../../model/message-error.ts';

/** Carries a message for the person at the terminal: what happened, where, and what to do. */
export class UploadError extends MessageError {}

export const KEY_VARIABLE = 'ALGOLIA_WRITE_KEY';

/** Explains what an unsuccessful response means for an upload to this index. */
export function refusal(status: number, said: string, indexName: string): UploadError {
  const what = `The search service responded with status ${status}${said === '' ? '' : ` (${said})`} for the index "${indexName}".`;
  return new UploadError(`${what}\n${advice(status, said, indexName)}`);
}

function advice(status: number, said: string, indexName: string): string {
  if (status === 401 || status === 403) {
    return (
      `The key in ${KEY_VARIABLE} was refused. It needs the rights addObject, deleteIndex and editSettings for ` +
      `"${indexName}" and "${indexName}_tmp_*", and it must belong to \`search.appId\`. The search-only key has none of them.`
    );
  }
  if (status === 404)
    return 'There is no such index. Check `search.appId` and `search.indexName` in site.config.ts.';
  if (status === 429) return 'Too many requests. Try again in a few minutes.';
  if (/too big/i.test(said)) return 'Split the named section with headings to make each part smaller.';
  return 'Try again. If it persists, check the status of the search service.';
}
