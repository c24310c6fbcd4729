import { Field } from '@nokshi/ui/Field.tsx';
import { useEditorWords } from '../words/words.ts';
import { askedFacts, askedNetworks } from './answering.ts';
import { Step } from './Step.tsx';
import type { StepProps } from './step-props.ts';
import { Tick } from './Ticks.tsx';

const namesOfNetworks = {
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  instagram: 'Instagram',
} as const satisfies Record<(typeof askedNetworks)[number], string>;

/** Particulars of the company, and where else it can be found. */
export function WhoStep({ guide: { fields }, state: { typed, change, faultAt } }: StepProps) {
  const { words } = useEditorWords();
  return (
    <Step title={words.guide.whoYouAre} hint={words.guide.whoHint}>
      {askedFacts.map((name) => (
        <Field
          key={name}
          as="input"
          autoComplete="off"
          label={fields[`facts.${name}`]?.label ?? name}
          hint={fields[`facts.${name}`]?.help ?? ''}
          mark={words.fields.optional}
          error={faultAt(['facts', name])}
          value={typed.facts[name] ?? ''}
          onChange={({ target }) => change({ facts: { ...typed.facts, [name]: target.value } })}
        />
      ))}
      {askedNetworks.map((network) => (
        <Field
          key={network}
          as="input"
          inputMode="url"
          autoComplete="off"
          label={namesOfNetworks[network]}
          hint={words.guide.socialHint}
          mark={words.fields.optional}
          error={faultAt(['social', network])}
          value={typed.social[network] ?? ''}
          onChange={({ target }) =>
            change({ social: { ...typed.social, [network]: target.value } })
          }
        />
      ))}
    </Step>
  );
}

/** Whether the company promises what the example promises. */
export function PromisedStep({ state: { typed, change } }: StepProps) {
  const { words } = useEditorWords();
  return (
    <Step title={words.guide.promised}>
      <Tick
        label={words.guide.promises}
        hint={words.guide.promisesHint}
        isTicked={typed.promises}
        tick={(promises) => change({ promises })}
      />
    </Step>
  );
}
