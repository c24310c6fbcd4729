import { numberIn } from '@nokshi/forms/fill.ts';
import { answerTo } from '@nokshi/prices/answers.ts';
import { type Question, type QuestionName, questionsOf } from '@nokshi/prices/questions.ts';
import { optionsOf, questionOf, type Telling, tellNote } from '@nokshi/prices/tell-offer.ts';
import { Field } from '@nokshi/ui/Field.tsx';
import { useState } from 'react';
import styles from './Questions.module.css';
import type { Chosen } from './useOffer.ts';

/**
 * The questions that fit what was chosen; a number that is not reckoned with says so where it stands: one that
 * is too low once its field is left, since it grows with each digit.
 */
export function Questions({
  chosen,
  typed,
  telling,
  onAnswer,
}: {
  chosen: Chosen;
  /** The typed text while it is incomplete or wrong; else the field shows the value used in the sum. */
  typed: ReadonlyMap<string, string>;
  telling: Telling;
  onAnswer: (name: QuestionName, value: string) => void;
}) {
  const { plan, answers, notes } = chosen;
  const [growing, setGrowing] = useState<QuestionName>();
  const noteOn = (name: QuestionName): string | undefined => {
    const note = notes.find(
      (one) => one.name === name && (one.kind !== 'too-low' || name !== growing),
    );
    return note && tellNote(plan, note, telling);
  };
  const isTyped = (name: QuestionName): boolean =>
    typed.has(name) && (name === growing || notes.some((one) => one.name === name));
  const field = (question: Question) => {
    const { name } = question;
    const label = questionOf(plan, name, telling);
    const used = answerTo(plan, answers, name);
    if (question.kind === 'number') {
      return (
        <Field
          key={`${plan.key} ${name}`}
          as="input"
          name={name}
          label={label}
          inputMode="numeric"
          autoComplete="off"
          value={isTyped(name) ? typed.get(name) : numberIn(telling.language, Number(used))}
          error={noteOn(name)}
          isErrorRead
          onChange={(event) => {
            setGrowing(name);
            onAnswer(name, event.target.value);
          }}
          onBlur={() => setGrowing(undefined)}
          onKeyDown={({ key }) => key === 'Enter' && setGrowing(undefined)}
        />
      );
    }
    const options = optionsOf(name, telling.words);
    return (
      <Field
        key={`${plan.key} ${name}`}
        as="select"
        name={name}
        label={label}
        value={used}
        onChange={(event) => onAnswer(name, event.target.value)}
      >
        {question.options.map((option) => (
          <option key={option} value={option}>
            {options[option]}
          </option>
        ))}
      </Field>
    );
  };
  return <div className={styles.questions}>{questionsOf(plan).map(field)}</div>;
}
