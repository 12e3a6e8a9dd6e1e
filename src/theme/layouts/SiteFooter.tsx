import { OptionalPiece } from '../../runtime/page/Piece.tsx';

/** Stays as it is while pages of one language change above it. */
export function SiteFooter({ locale }: { locale: string }) {
  return <OptionalPiece kept key={locale} as="footer" name="footer" className="site-footer" />;
}
