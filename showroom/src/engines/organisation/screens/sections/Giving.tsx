import { useState } from 'react';
import { goTo } from '../../../../runtime/hash.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Entry } from '../../../../ui/Entry.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { Note } from '../../../../ui/layout.tsx';
import { typedNumber } from '../../../../words/amount.ts';
import { type Method, methods, pageWith, rhythms, type SectionOf } from '../../data.ts';
import { useOrganisation } from '../../engine.ts';
import { give, nextGift } from '../../steps/gifts.ts';
import { words } from '../../words/words.ts';
import { usePlace } from '../usePlace.ts';
import styles from './Giving.module.css';

/** Giving once or every month, by test bKash or test card; it ends in a receipt. A link may name the project. */
export function Giving({ section }: { section: SectionOf<'giving'> }) {
  const { data, world, t, act, completeTask, taka, say } = useOrganisation();
  const { part } = usePlace();
  const [rhythm, setRhythm] = useState(section.rhythm);
  const [chosen, setChosen] = useState(String(section.chosen));
  const [other, setOther] = useState('');
  const [method, setMethod] = useState<Method>('bkash');
  const amount = chosen === 'other' ? typedNumber(other) : Number(chosen);
  const take = (typed: FormData) => {
    const name = String(typed.get('name') ?? '') || words.friend;
    const project = String(typed.get('project') ?? '') || null;
    const number = nextGift(world);
    if (!act(give, { name, amount, rhythm, method, project })) return;
    completeTask('given');
    goTo(pageWith(data, 'giving'), String(number));
  };
  const giveWords = rhythm === 'monthly' ? words.giveMonthly : words.giveOnce;
  return (
    <Entry className={styles.giving} send={take}>
      <Choices
        look="switch"
        legend={t(words.rhythm)}
        name="rhythm"
        chosen={rhythm}
        choose={setRhythm}
        choices={rhythms.map((value) => [value, t(words[value])])}
      />
      <Choices
        look="cards"
        legend={t(words.amount)}
        name="amount"
        chosen={chosen}
        choose={setChosen}
        choices={[
          ...section.amounts.map((value) => [String(value), taka(value)] as const),
          ['other', t(words.other)],
        ]}
      />
      {chosen === 'other' && (
        <Field label={t(words.otherAmount)} name="other" type="number" onChange={setOther} />
      )}
      {data.projects.length > 0 && (
        <Field
          label={t(words.cause)}
          name="project"
          initial={data.projects.find(({ id }) => id === part)?.id}
          options={[
            { value: '', label: t(words.needed) },
            ...data.projects.map(({ id, name }) => ({ value: id, label: t(name) })),
          ]}
        />
      )}
      <Field label={t(words.donor)} name="name" autoComplete="name" />
      <Choices
        look="cards"
        legend={t(words.method)}
        name="method"
        chosen={method}
        choose={setMethod}
        choices={methods.map((value) => [value, t(words[value])])}
      />
      <Button type="submit">
        {amount > 0 ? say(giveWords, { amount: taka(amount) }) : t(words.give)}
      </Button>
      <Note>{t(words.testOnly)}</Note>
    </Entry>
  );
}

/** One of a few, all in sight: as a switch, or as cards beside one another. */
function Choices<Value extends string>({
  look,
  legend,
  name,
  chosen,
  choose,
  choices,
}: {
  look: 'switch' | 'cards';
  legend: string;
  name: string;
  chosen: Value;
  choose: (value: Value) => void;
  choices: readonly (readonly [Value, string])[];
}) {
  return (
    <fieldset className={styles.choices} data-look={look}>
      <legend className={look === 'switch' ? 'visually-hidden' : undefined}>{legend}</legend>
      {choices.map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={chosen === value}
            onChange={() => choose(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
