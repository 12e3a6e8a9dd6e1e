/** Compressed variants the build writes next to a file, smallest first. */
const VARIANTS = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
] as const;

export type Variant = (typeof VARIANTS)[number];

/** In the client's order of preference. A weight of zero rejects one; `*` covers those not named. */
export function acceptedVariants(acceptEncoding = ''): Variant[] {
  const weights = new Map<string, number>();
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    weights.set(name.replace(/^x-/, ''), weightIn(parameters));
  }
  const weightOf = ({ encoding }: Variant) => weights.get(encoding) ?? weights.get('*') ?? 0;
  return VARIANTS.filter((variant) => weightOf(variant) > 0).sort((a, b) => weightOf(b) - weightOf(a));
}

function weightIn(parameters: readonly string[]): number {
  const weight = parameters.find((parameter) => /^q\s*=/.test(parameter));
  // An invalid weight rejects the variant, in case the client meant that.
  return weight === undefined ? 1 : Number(weight.replace(/^q\s*=\s*/, '')) || 0;
}
