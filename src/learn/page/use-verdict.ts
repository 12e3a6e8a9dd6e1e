import { useEffect, useState } from 'react';
import type { LessonFiles } from '../model/lesson.ts';
import type { Judgment } from './judge-answer.ts';
import type { Judge } from './use-judge.ts';

interface Asked {
  /** The answer to judge once it is built, or that was judged. */
  files: LessonFiles;
  judgment?: Judgment;
}

interface Judging {
  /** Of the answer as it is now. */
  judgment: Judgment | undefined;
  isJudging: boolean;
  ask: () => void;
}

/**
 * Judges the answer when the reader asks for it, as soon as `judge` is there: for a lesson that builds, after the build.
 * A change of the answer ends that.
 */
export function useVerdict(files: LessonFiles, judge: Judge | undefined): Judging {
  const [asked, setAsked] = useState<Asked>();
  const isCurrent = asked?.files === files;
  const waits = isCurrent && asked.judgment === undefined;
  useEffect(() => {
    if (!waits || !judge) return undefined;
    let isOver = false;
    const decide = async () => {
      const judgment = await judge().catch((): Judgment => ({ kind: 'no doctor' }));
      if (!isOver) setAsked({ files, judgment });
    };
    void decide();
    return () => {
      isOver = true;
    };
  }, [waits, judge, files]);
  return {
    judgment: isCurrent ? asked.judgment : undefined,
    isJudging: waits,
    ask: () => setAsked({ files }),
  };
}
