import { useState } from 'react';
import { hiddenPartNames } from '../../runtime/navigate/hide-parameters.ts';
import { answersOf, queryOf } from '../model/address.ts';
import { DEFAULT_ANSWERS, QUESTIONS } from '../model/answers.ts';
import type { Answers, Question } from '../model/answers.ts';
import type { StarterMessage } from '../model/words/page-words.ts';

export interface AnswersInAddress {
  answers: Answers;
  /** The question whose lines are marked: the one that was answered or entered last. */
  shown: Question;
  /** Why the address was not used. */
  problem: StarterMessage | undefined;
  answer: (next: Partial<Answers>, question?: Question) => void;
  show: (question: Question) => void;
}

/** Keeps the answers in the address of the page. */
export function useAnswers(): AnswersInAddress {
  const [read] = useState(() => answersOf(location.search, hiddenPartNames));
  const [problem, setProblem] = useState('problem' in read ? read.problem : undefined);
  const [answers, setAnswers] = useState('answers' in read ? read.answers : DEFAULT_ANSWERS);
  const [shown, show] = useState<Question>(() => firstAnswered(answers));
  const answer = (next: Partial<Answers>, question?: Question) => {
    const all = { ...answers, ...next };
    setAnswers(all);
    setProblem(undefined);
    if (question !== undefined) show(question);
    writeAddress(all);
  };
  return { answers, shown, problem, answer, show };
}

/** The question that a link is most likely about. */
function firstAnswered(answers: Answers): Question {
  if (answers.framework !== 'none') return 'framework';
  return QUESTIONS.find((question) => answers[question] !== DEFAULT_ANSWERS[question]) ?? 'loads';
}

/** Changes the answers in the address, and leaves what else is in it. */
function writeAddress(answers: Answers): void {
  const others = [...new URLSearchParams(location.search)].filter(([key]) => hiddenPartNames.includes(key));
  const query = new URLSearchParams([...new URLSearchParams(queryOf(answers)), ...others]).toString();
  const address = location.pathname + (query === '' ? '' : `?${query}`);
  history.replaceState(history.state, '', address);
}
