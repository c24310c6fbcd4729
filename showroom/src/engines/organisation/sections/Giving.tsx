import { type SubmitEvent, useState } from 'react';
import { filled } from '../../../frame/words.ts';
import { goTo } from '../../../room/hash.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { typedNumber } from '../../../words/amount.ts';
import { taka } from '../../../words/taka.ts';
import { pageWith, type SectionOf } from '../data.ts';
import { usePlace } from '../place.ts';
import { useOrganisation } from '../room.ts';
import { words } from '../words.ts';
import { give, type Method, methods, rhythms } from '../world.ts';
import { Choices } from './Choices.tsx';
import styles from './Giving.module.css';

/** Giving once or every month, by test bKash or test card; it ends in a receipt. A link may name the project. */
export function Giving({ section }: { section: SectionOf<'giving'> }) {
  const { data, say, language, change, reach } = useOrganisation();
  const { part } = usePlace();
  const [rhythm, setRhythm] = useState(section.rhythm);
  const [chosen, setChosen] = useState(String(section.chosen));
  const [other, setOther] = useState('');
  const [method, setMethod] = useState<Method>('bkash');
  const amount = chosen === 'other' ? typedNumber(other) : Number(chosen);
  const take = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const name = String(typed.get('name') ?? '').trim() || words.friend;
    const project = String(typed.get('project') ?? '');
    let number = 0;
    const isGiven = change((before) => {
      const after = give(before, { name, amount, rhythm, method, project }, say(words.notAmount));
      number = after.gifts[0]?.number ?? 0;
      return after;
    });
    if (!isGiven) return;
    reach('given');
    goTo(pageWith(data, 'giving'), String(number));
  };
  const giveWords = rhythm === 'monthly' ? words.giveMonthly : words.giveOnce;
  return (
    <form className={styles.giving} onSubmit={take} noValidate>
      <Choices
        look="switch"
        legend={say(words.rhythm)}
        name="rhythm"
        chosen={rhythm}
        choose={setRhythm}
        choices={rhythms.map((value) => ({ value, label: say(words[value]) }))}
      />
      <Choices
        look="cards"
        legend={say(words.amount)}
        name="amount"
        chosen={chosen}
        choose={setChosen}
        choices={[
          ...section.amounts.map((value) => ({
            value: String(value),
            label: taka(value, language),
          })),
          { value: 'other', label: say(words.other) },
        ]}
      />
      {chosen === 'other' && (
        <Field label={say(words.otherAmount)} name="other" type="number" onChange={setOther} />
      )}
      {data.projects.length > 0 && (
        <Field
          label={say(words.cause)}
          name="project"
          initial={data.projects.find(({ id }) => id === part)?.id}
          options={[
            { value: '', label: say(words.needed) },
            ...data.projects.map(({ id, name }) => ({ value: id, label: say(name) })),
          ]}
        />
      )}
      <Field label={say(words.donor)} name="name" autoComplete="name" />
      <Choices
        look="cards"
        legend={say(words.method)}
        name="method"
        chosen={method}
        choose={setMethod}
        choices={methods.map((value) => ({ value, label: say(words[value]) }))}
      />
      <Button type="submit">
        {amount > 0 ? filled(say(giveWords), { amount: taka(amount, language) }) : say(words.give)}
      </Button>
      <p className={styles.note}>{say(words.testOnly)}</p>
    </form>
  );
}
