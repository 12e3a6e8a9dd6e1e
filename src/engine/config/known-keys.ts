import { z } from 'zod';

/**
 * The keys a schema allows at a path, for "did you mean". A union contributes the keys of every branch that fits the
 * value.
 */
export function knownKeys(schema: z.core.$ZodType, path: readonly PropertyKey[], input: unknown): string[] {
  return [...new Set(walk(schema, path, input))];
}

const WRAPPERS = [z.ZodOptional, z.ZodNullable, z.ZodDefault, z.ZodPrefault, z.ZodLazy];
type Wrapped = InstanceType<(typeof WRAPPERS)[number]>;

function walk(schema: z.core.$ZodType, path: readonly PropertyKey[], input: unknown): string[] {
  if (WRAPPERS.some((Wrapper) => schema instanceof Wrapper))
    return walk((schema as Wrapped).unwrap(), path, input);
  if (schema instanceof z.ZodPipe) return [...walk(schema.in, path, input), ...walk(schema.out, path, input)];
  if (schema instanceof z.ZodUnion) {
    const options = schema.options.filter((option) =>
      acceptsDiscriminator(option, input, discriminatorOf(schema)),
    );
    return options.flatMap((option) => walk(option, path, input));
  }
  const [key, ...rest] = path;
  if (schema instanceof z.ZodObject) {
    if (key === undefined) return Object.keys(schema.shape);
    const child: z.core.$ZodType | undefined = schema.shape[String(key)];
    return child === undefined ? [] : walk(child, rest, valueAt(input, [key]));
  }
  if (key === undefined) return [];
  if (schema instanceof z.ZodArray) return walk(schema.element, rest, valueAt(input, [key]));
  if (schema instanceof z.ZodRecord) return walk(schema.valueType, rest, valueAt(input, [key]));
  return [];
}

function discriminatorOf(schema: z.ZodUnion): string | undefined {
  return schema instanceof z.ZodDiscriminatedUnion ? schema.def.discriminator : undefined;
}

function acceptsDiscriminator(
  option: z.core.$ZodType,
  input: unknown,
  discriminator: string | undefined,
): boolean {
  if (discriminator === undefined || !(option instanceof z.ZodObject)) return true;
  const field: z.core.$ZodType = option.shape[discriminator];
  return z.safeParse(field, valueAt(input, [discriminator])).success;
}

export function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
}
