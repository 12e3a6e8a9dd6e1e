import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { hideNotice, shownNotice, subscribeNotice } from '../../runtime/page/notice.ts';
import type { Notice } from '../../runtime/page/notice.ts';
import { useSay } from '../../runtime/page/Piece.tsx';

/**
 * Says that something did not load and offers a retry. Part of the app's own code, because nothing more can be loaded when
 * it is needed.
 */
export function RetryNotice() {
  const notice = useSyncExternalStore(subscribeNotice, shownNotice, () => undefined);
  return notice && <NoticeBox key={notice.message} notice={notice} />;
}

/** CSS puts it at the end of the window, so the navbar still answers. */
function NoticeBox({ notice }: { notice: Notice }) {
  const say = useSay();
  const { message, again } = notice;
  const box = useRef<HTMLDivElement>(null);
  const focusBefore = useRef<HTMLElement>(null);
  // Takes focus, because the reader has just asked for what did not load, and returns it when it goes.
  useLayoutEffect(() => {
    focusBefore.current = document.activeElement as HTMLElement | null;
    box.current!.querySelector<HTMLElement>('a, button')!.focus();
  }, []);
  const leave = () => {
    hideNotice(notice);
    focusBefore.current?.focus();
  };
  return (
    <div ref={box} className="notice" role="alert">
      {message}
      {typeof again === 'string' ? (
        <a href={again}>{say('Retry')}</a>
      ) : (
        <button
          type="button"
          onClick={() => {
            leave();
            again();
          }}
        >
          {say('Retry')}
        </button>
      )}
      <button type="button" onClick={leave}>
        {say('Dismiss')}
      </button>
    </div>
  );
}
