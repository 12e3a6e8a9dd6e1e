/** Named like the client's error for invalid JSON: for callers both are the same. */
export class GarbledAnswerError extends Error {
  override name = 'DeserializationError';
}

export type Fields = Record<string, unknown>;

export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

export function textOr<Otherwise>(value: unknown, otherwise: Otherwise): string | Otherwise {
  return typeof value === 'string' ? value : otherwise;
}
