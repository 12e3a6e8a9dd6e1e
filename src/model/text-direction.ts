/** Languages that are written from right to left, unless their tag names another script. */
const RIGHT_TO_LEFT = /^(?:ar|arc|ckb|dv|fa|he|ps|sd|ug|ur|yi)(?!-latn)(?:-|$)/i;

export function isRightToLeft(lang: string): boolean {
  return RIGHT_TO_LEFT.test(lang);
}
