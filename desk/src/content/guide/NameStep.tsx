import { isKnownLanguage } from '@nokshi/forms/languages.ts';
import { Field } from '@nokshi/ui/Field.tsx';
import { useEditorWords } from '../words/words.ts';
import { LineAnswer } from './LineAnswer.tsx';
import { Step } from './Step.tsx';
import type { StepProps } from './step-props.ts';
import { WordsAnswer } from './WordsAnswer.tsx';

/** What the company is called, and in which languages. */
export function NameStep({ guide: { fields }, state }: StepProps) {
  const { words } = useEditorWords();
  const { typed, change, faultAt } = state;
  const choices = {
    'en,bn': words.guide.inBoth,
    'bn,en': words.guide.banglaFirst,
    en: words.guide.inEnglish,
    bn: words.guide.inBangla,
  };
  return (
    <Step title={words.guide.nameAndLanguages}>
      <Field
        as="select"
        label={words.guide.languages}
        error={faultAt(['languages'])}
        value={typed.languages.join()}
        onChange={({ target }) =>
          change({ languages: target.value.split(',').filter(isKnownLanguage) })
        }
      >
        {Object.entries(choices).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Field>
      {(['brand', 'descriptor', 'tagline'] as const).map((name) => (
        <WordsAnswer
          key={name}
          path={[name]}
          label={fields[name]?.label ?? name}
          hint={fields[name]?.help ?? ''}
          rows={name === 'tagline' ? 2 : 1}
          words={typed[name]}
          change={(written) => change({ [name]: written })}
          state={state}
        />
      ))}
      <LineAnswer name="url" inputMode="url" {...{ fields, state }} />
    </Step>
  );
}
