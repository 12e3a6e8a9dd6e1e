/** Bears the name the client gives to answers that are no JSON: for whoever asked they are the same. */
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
