import type { CardFonts, Face } from './card-fonts.ts';
import type { CardTexts } from './card-texts.ts';

/**
 * The text as far as the fonts can show it, or the first letter or digit they lack. Other missing characters are
 * dropped.
 */
export function showable(texts: CardTexts, fonts: CardFonts): CardTexts | { missing: string } {
  let missing: string | undefined;
  const shown = (text: string, { width }: Face) => {
    const known = Array.from(text.normalize('NFC').replaceAll(/\s+/g, ' ')).filter((character) => {
      if (width(character) !== undefined) return true;
      if (/[\p{L}\p{N}]/u.test(character)) missing ??= character;
      return false;
    });
    return known.join('').trim();
  };
  const result: CardTexts = {
    siteTitle: shown(texts.siteTitle, fonts.strong),
    section: texts.section.map((text) => shown(text, fonts.strong)),
    title: shown(texts.title, texts.isCode ? fonts.code : fonts.strong),
    isCode: texts.isCode,
    description: shown(texts.description, fonts.text),
  };
  return missing === undefined ? result : { missing };
}
