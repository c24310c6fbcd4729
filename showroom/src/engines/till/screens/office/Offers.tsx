import { LogIn } from '../../../../shell/LogIn.tsx';
import { filled } from '../../../../shell/words.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Entry } from '../../../../ui/Entry.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { typedPercent } from '../../../../words/amount.ts';
import { dayInWords, dayOf } from '../../../../words/days.ts';
import { numeral } from '../../../../words/taka.ts';
import { useTill } from '../../engine.ts';
import { setOffer } from '../../steps/office.ts';
import { words } from '../../words/words.ts';
import type { OfferDays } from '../../world.ts';
import styles from '../Office.module.css';

/** The offers, each with its days; an Admin sets them. */
export function Offers() {
  const { world, translate, login } = useTill();
  return (
    <>
      <h2>{translate(words.offers)}</h2>
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
  const { data, translate, language, today, login, completeTask, notify, step } = useTill();
  const { id, percent, from, to } = offer;
  const written = data.offers.find((one) => one.id === id);
  const state =
    to < dayOf(today) ? words.isOver : from > dayOf(today) ? words.isComing : words.isOn;
  const goods = data.goods.filter((good) => written?.goods.includes(good.id));
  const save = (typed: FormData) => {
    const text = (name: string) => String(typed.get(name) ?? '');
    const next = {
      id,
      percent: typedPercent(text('percent')),
      from: text('from'),
      to: text('to'),
    };
    if (!step((premises, before) => setOffer(premises, before, next))) return;
    completeTask('offered');
    notify(translate(words.offerSaved));
  };
  return (
    <>
      <h3>{translate(written?.name ?? '')}</h3>
      <p>
        <b>
          {filled(translate(words.percentOff), { percent: numeral(percent, language) })} ·{' '}
          {translate(state)}
        </b>
        <br />
        {filled(translate(words.fromTo), {
          from: dayInWords(from, language),
          to: dayInWords(to, language),
        })}
      </p>
      <p className={styles.soft}>{goods.map(({ name }) => translate(name)).join(', ')}</p>
      {login?.role === 'Admin' && (
        <Entry className={styles.form} send={save}>
          <Field
            key={`percent${percent}`}
            label={translate(words.percent)}
            name="percent"
            type="number"
            initial={numeral(percent, language)}
          />
          <Field
            key={`from${from}`}
            label={translate(words.firstDay)}
            name="from"
            type="date"
            initial={from}
          />
          <Field
            key={`to${to}`}
            label={translate(words.lastDay)}
            name="to"
            type="date"
            initial={to}
          />
          <Button
            type="submit"
            label={`${translate(words.save)}: ${translate(written?.name ?? '')}`}
          >
            {translate(words.save)}
          </Button>
        </Entry>
      )}
    </>
  );
}
