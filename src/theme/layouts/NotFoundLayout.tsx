import { OptionalPiece, Piece } from '../../runtime/Piece.tsx';
import { Navbar } from './Navbar.tsx';

export function NotFoundLayout() {
  return (
    <>
      <Navbar />
      <Piece as="main" name="not-found" id="main" className="not-found" />
      <OptionalPiece kept as="footer" name="footer" className="site-footer" />
    </>
  );
}
