import type { Words } from '@nokshi/forms/languages.ts';
import { Button } from '@nokshi/ui/Button.tsx';
import { Field } from '@nokshi/ui/Field.tsx';
import { useEditorWords } from '../words/words.ts';
import { LineAnswer } from './LineAnswer.tsx';
import { Step } from './Step.tsx';
import type { StepProps } from './step-props.ts';
import { WordsAnswer } from './WordsAnswer.tsx';

const mostAddresses = 6;

/** How the company is reached. */
export function ContactStep({ guide: { fields }, state }: StepProps) {
  const { words, filled } = useEditorWords();
  const { typed, change, faultAt } = state;
  const { addresses } = typed;
  const put = (next: readonly Words[]) => change({ addresses: next });
  return (
    <Step title={words.guide.contacts}>
      <Field
        as="textarea"
        rows={2}
        label={fields['phones']?.label ?? 'phones'}
        hint={words.guide.phonesHint}
        required
        error={faultAt(['phones'])}
        value={typed.phones}
        onChange={({ target }) => change({ phones: target.value })}
      />
      <LineAnswer name="whatsapp" inputMode="tel" {...{ fields, state }} />
      <LineAnswer name="email" inputMode="email" {...{ fields, state }} />
      <WordsAnswer
        path={['city']}
        label={words.guide.city}
        hint={words.guide.cityHint}
        words={typed.city}
        rows={1}
        state={state}
        change={(city) => change({ city })}
      />
      {addresses.map((written, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an address has no other name, and holds no state.
        <div key={index}>
          <WordsAnswer
            path={['addresses', index]}
            label={filled(words.guide.address, { number: index + 1 })}
            words={written}
            rows={3}
            state={state}
            change={(next) => put(addresses.with(index, next))}
          />
          {addresses.length > 1 && (
            <Button variant="text" onClick={() => put(addresses.toSpliced(index, 1))}>
              {filled(words.guide.removeAddress, { number: index + 1 })}
            </Button>
          )}
        </div>
      ))}
      {addresses.length < mostAddresses && (
        <div>
          <Button variant="quiet" onClick={() => put([...addresses, {}])}>
            {words.guide.addAddress}
          </Button>
        </div>
      )}
      <LineAnswer name="referencePrefix" inputMode="text" {...{ fields, state }} />
    </Step>
  );
}
