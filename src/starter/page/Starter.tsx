import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { listen } from '../../runtime/page/listen.ts';
import { DEFAULT_ANSWERS } from '../model/answers.ts';
import type { StarterParts } from '../model/parts.ts';
import { Questions } from './Questions.tsx';
import type { Result } from './Result.tsx';
import { say, sayMessage } from './say.ts';
import { useAnswers } from './use-answers.ts';

interface StarterProps {
  parts: StarterParts;
  base: string;
  /** Has the project of the usual answers as HTML, until the code that writes projects is needed. */
  resultPlace: Element;
}

/** Asks what decides, and shows the files of the project that follows. */
export function Starter({ parts, base, resultPlace }: StarterProps) {
  const inAddress = useAnswers();
  const { answers, problem } = inAddress;
  const [loaded, setLoaded] = useState<{ Result: typeof Result }>();
  const [isFailed, setFailed] = useState(false);
  const [isWanted, want] = useState(answers !== DEFAULT_ANSWERS);
  useEffect(() => {
    return listen(['pointerover', 'focusin'], () => want(true), {}, resultPlace.parentElement!);
  }, [resultPlace]);
  useEffect(() => {
    const show = async () => {
      try {
        const part = await import('./Result.tsx');
        resultPlace.replaceChildren();
        setLoaded(part);
      } catch {
        setFailed(true);
      }
    };
    if (isWanted) void show();
  }, [isWanted, resultPlace]);
  return (
    <>
      {problem !== undefined && (
        <p className="starter-problem" role="alert">
          {sayMessage([
            'The address is not from this page, so it was not used. {reason}',
            { reason: sayMessage(problem) },
          ])}
        </p>
      )}
      {isFailed && (
        <p className="starter-problem" role="alert">
          {say('The files cannot be loaded. Check your connection, then reload the page.')}
        </p>
      )}
      <Questions {...inAddress} />
      {loaded !== undefined &&
        createPortal(<loaded.Result {...inAddress} parts={parts} base={base} />, resultPlace)}
    </>
  );
}
