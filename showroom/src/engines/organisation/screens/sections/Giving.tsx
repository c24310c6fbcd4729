import { useState } from 'react';
import { goTo } from '../../../../runtime/hash.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Entry } from '../../../../ui/Entry.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { typedNumber } from '../../../../words/amount.ts';
import { type Method, methods, pageWith, rhythms, type SectionOf } from '../../data.ts';
import { useOrganisation } from '../../engine.ts';
import { give } from '../../steps/gifts.ts';
import { words } from '../../words/words.ts';

import { usePlace } from '../usePlace.ts';
import { Choices } from './Choices.tsx';
import styles from './Giving.module.css';

/** Giving once or every month, by test bKash or test card; it ends in a receipt. A link may name the project. */
export function Giving({ section }: { section: SectionOf<'giving'> }) {
  const { data, t, step, completeTask, taka, say } = useOrganisation();
  const { part } = usePlace();
  const [rhythm, setRhythm] = useState(section.rhythm);
  const [chosen, setChosen] = useState(String(section.chosen));
  const [other, setOther] = useState('');
  const [method, setMethod] = useState<Method>('bkash');
  const amount = chosen === 'other' ? typedNumber(other) : Number(chosen);
  const take = (typed: FormData) => {
    const name = String(typed.get('name') ?? '').trim() || words.friend;
    const project = String(typed.get('project') ?? '') || null;
    let number = 0;
    const isGiven = step((premises, before) => {
      const after = give(premises, before, { name, amount, rhythm, method, project });
      number = after.gifts[0]?.number ?? 0;
      return after;
    });
    if (!isGiven) return;
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
        choices={rhythms.map((value) => ({ value, label: t(words[value]) }))}
      />
      <Choices
        look="cards"
        legend={t(words.amount)}
        name="amount"
        chosen={chosen}
        choose={setChosen}
        choices={[
          ...section.amounts.map((value) => ({
            value: String(value),
            label: taka(value),
          })),
          { value: 'other', label: t(words.other) },
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
        choices={methods.map((value) => ({ value, label: t(words[value]) }))}
      />
      <Button type="submit">
        {amount > 0 ? say(giveWords, { amount: taka(amount) }) : t(words.give)}
      </Button>
      <p className={styles.note}>{t(words.testOnly)}</p>
    </Entry>
  );
}
