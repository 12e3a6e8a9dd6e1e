import { use, useState } from 'react';
import { createPortal } from 'react-dom';
import { baseOf, sayOn } from '../../model/document.ts';
import { addStyles } from '../../runtime/page/add-styles.ts';
import { useWindowEvents } from '../../runtime/page/listen.ts';
import { showPart } from '../../runtime/page/parts.tsx';
import { PieceContext } from '../../runtime/page/Piece.tsx';
import { usePageShown } from '../../runtime/page/shared.tsx';
import { readStoredJson } from '../../runtime/storage/storage.ts';
import { LESSONS_FOLDER } from '../model/lesson.ts';
import { isProgress, progressKey } from '../model/progress.ts';
import type { BrowserText } from '../words/browser-words.ts';
import styles from './solved-marks.css?inline';

/** Marks the lessons in the sidebar that the reader has solved, on this page and those shown after it. */
export function showSolvedMarks(): void {
  addStyles(styles);
  const lessons = `${baseOf(document.documentElement)}${LESSONS_FOLDER}/`;
  showPart('SolvedMarks', <SolvedMarks lessons={lessons} />);
}

function SolvedMarks({ lessons }: { lessons: string }) {
  const pieces = use(PieceContext);
  const [solved, setSolved] = useState<readonly Element[]>([]);
  const mark = () => {
    const end = pieces && 'holderOf' in pieces && pieces.holderOf('doc-footer');
    const page = end instanceof Element && end.closest('.page');
    const links = page ? [...page.querySelectorAll<HTMLAnchorElement>('.sidebar a')] : [];
    setSolved(
      links.filter(
        ({ pathname }) => pathname.startsWith(lessons) && isSolved(pathname.slice(lessons.length)),
      ),
    );
  };
  usePageShown(mark);
  useWindowEvents(['storage'], mark);
  const text: BrowserText = 'solved';
  return solved.map((link, index) =>
    createPortal(
      <span className="solved">
        <span className="visually-hidden"> ({sayOn(document.documentElement)(text)})</span>
      </span>,
      link,
      String(index),
    ),
  );
}

function isSolved(lesson: string): boolean {
  return readStoredJson(progressKey(lesson), isProgress)?.solved !== undefined;
}
