import type { SubmitEvent } from 'react';
import { LogIn } from '../../frame/LogIn.tsx';
import { filled } from '../../frame/words.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { typedNumber } from '../../words/amount.ts';
import { dayInWords } from '../../words/days.ts';
import { dayOfField, fieldDate } from '../../words/field-day.ts';
import { numeral } from '../../words/taka.ts';
import styles from './Office.module.css';
import { setOffer } from './office.ts';
import { useTill } from './room.ts';
import { useSteps } from './useSteps.ts';
import { words } from './words.ts';
import type { OfferDays } from './world.ts';

/** The offers, each with its days; an Admin sets them. */
export function Offers() {
  const { world, say, login } = useTill();
  return (
    <>
      <h2>{say(words.offers)}</h2>
      <ul className={styles.cards}>
        {world.offers.map((offer) => (
          <li key={offer.id} className={styles.card}>
            <OfferCard offer={offer} />
          </li>
        ))}
      </ul>
      {login?.role !== 'Admin' && <LogIn roles={['Admin']} />}
    </>
  );
}

function OfferCard({ offer }: { offer: OfferDays }) {
  const { data, say, language, today, login, reach, tell } = useTill();
  const { step } = useSteps();
  const { id, percent, from, to } = offer;
  const written = data.offers.find((one) => one.id === id);
  const state = to < 0 ? words.isOver : from > 0 ? words.isComing : words.isOn;
  const goods = data.goods.filter((good) => written?.goods.includes(good.id));
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const text = (name: string) => String(typed.get(name) ?? '');
    const next = {
      id,
      percent: typedNumber(text('percent')),
      from: dayOfField(text('from'), today),
      to: dayOfField(text('to'), today),
    };
    if (!step((till, before) => setOffer(till, before, next))) return;
    reach('offered');
    tell(say(words.offerSaved));
  };
  return (
    <>
      <h3>{say(written?.name ?? '')}</h3>
      <p>
        <b>
          {filled(say(words.percentOff), { percent: numeral(percent, language) })} · {say(state)}
        </b>
        <br />
        {filled(say(words.fromTo), {
          from: dayInWords(from, today, language),
          to: dayInWords(to, today, language),
        })}
      </p>
      <p className={styles.soft}>{goods.map(({ name }) => say(name)).join(', ')}</p>
      {login?.role === 'Admin' && (
        <form className={styles.form} onSubmit={save} noValidate>
          <Field
            key={`percent${percent}`}
            label={say(words.percent)}
            name="percent"
            type="number"
            initial={numeral(percent, language)}
          />
          <Field
            key={`from${from}`}
            label={say(words.firstDay)}
            name="from"
            type="date"
            initial={fieldDate(from, today)}
          />
          <Field
            key={`to${to}`}
            label={say(words.lastDay)}
            name="to"
            type="date"
            initial={fieldDate(to, today)}
          />
          <Button type="submit" label={`${say(words.save)}: ${say(written?.name ?? '')}`}>
            {say(words.save)}
          </Button>
        </form>
      )}
    </>
  );
}
