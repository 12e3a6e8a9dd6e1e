import { useState } from 'react';
import { OPTIONS, QUESTIONS } from '../model/answers.ts';
import type { Answers, Question } from '../model/answers.ts';
import { conflictsIn } from '../model/impossible.ts';
import { isPackageName } from '../model/package-name.ts';
import { optionText, QUESTION_TEXTS } from '../model/question-texts.ts';
import type { AnswersInAddress } from './use-answers.ts';
import { say } from './say.ts';

/** The questions with all of their answers. One that excludes another answer can be chosen, and then says why. */
export function Questions({ answers, shown, answer, show }: AnswersInAddress) {
  return (
    <form
      className="starter-questions"
      aria-label={say('Answers')}
      onSubmit={(event) => event.preventDefault()}
    >
      {QUESTIONS.map((question) => (
        <fieldset key={question} className="segmented" data-shown={question === shown ? '' : undefined}>
          <legend>{say(QUESTION_TEXTS[question])}</legend>
          {OPTIONS[question].map((value) => (
            <Option
              key={value}
              question={question}
              value={value}
              answers={answers}
              onChoose={() => answer({ [question]: value }, question)}
              onEnter={() => show(question)}
            />
          ))}
        </fieldset>
      ))}
      <p className="starter-note">{say('Older ones: Node.js 18, Chrome 100 and Safari 15.')}</p>
      <NameField name={answers.name} onName={(name) => answer({ name })} />
    </form>
  );
}

interface OptionProps<Name extends Question> {
  question: Name;
  value: Answers[Name];
  answers: Answers;
  onChoose: () => void;
  onEnter: () => void;
}

function Option<Name extends Question>({ question, value, answers, onChoose, onEnter }: OptionProps<Name>) {
  const isChosen = answers[question] === value;
  // An answer in no conflict of its own may still be chosen beside two that exclude each other.
  const isConflicting = conflictsIn({ ...answers, [question]: value }).some(
    (conflict) => conflict.question === question || conflict.other === question,
  );
  return (
    <label data-conflict={isConflicting ? '' : undefined}>
      <input
        type="radio"
        name={`starter-${question}`}
        checked={isChosen}
        onChange={onChoose}
        onFocus={onEnter}
      />
      {say(optionText(question, value))}
      {isConflicting && <span className="visually-hidden"> ({say('not with the other answers')})</span>}
    </label>
  );
}

/** Keeps what is typed, and uses it as soon as it can be a name. */
function NameField({ name, onName }: { name: string; onName: (name: string) => void }) {
  const [typed, setTyped] = useState(name);
  // Starting over changes the name from outside.
  const [known, setKnown] = useState(name);
  if (known !== name) {
    setKnown(name);
    setTyped(name);
  }
  const isWrong = !isPackageName(typed);
  return (
    <div className="starter-name">
      <label htmlFor="starter-name">{say('Name of the package')}</label>
      <input
        id="starter-name"
        value={typed}
        spellCheck={false}
        autoCapitalize="off"
        aria-invalid={isWrong}
        aria-describedby="starter-name-problem"
        onChange={({ target: { value } }) => {
          setTyped(value);
          if (isPackageName(value)) onName(value);
        }}
      />
      <p id="starter-name-problem" className="starter-problem" role="status">
        {isWrong && say('npm does not accept this name, or the project uses a package of this name.')}
      </p>
    </div>
  );
}
