import { OptionalPiece } from '../../runtime/page/Piece.tsx';

/** Renders the footer, which stays in place between pages of the same language and version. */
export function SiteFooter({ locale }: { locale: string }) {
  return <OptionalPiece kept key={locale} as="footer" name="footer" className="site-footer" />;
}
