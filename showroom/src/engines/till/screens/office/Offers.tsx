import { LogIn } from '../../../../shell/LogIn.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Entry } from '../../../../ui/Entry.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { typedPercent } from '../../../../words/amount.ts';
import { dayOf } from '../../../../words/days.ts';
import { useTill } from '../../engine.ts';
import { setOffer } from '../../steps/office.ts';
import { words } from '../../words/words.ts';
import type { OfferDays } from '../../world.ts';
import styles from '../Office.module.css';

/** The offers, each with its days; an Admin sets them. */
export function Offers() {
  const { world, t, login } = useTill();
  return (
    <>
      <h2>{t(words.offers)}</h2>
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
  const { data, t, today, login, completeTask, notify, act, num, date, say } = useTill();
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
    if (!act(setOffer, next)) return;
    completeTask('offered');
    notify(t(words.offerSaved));
  };
  return (
    <>
      <h3>{t(written?.name ?? '')}</h3>
      <p>
        <b>
          {say(words.percentOff, { percent: num(percent) })} · {t(state)}
        </b>
        <br />
        {say(words.fromTo, {
          from: date(from),
          to: date(to),
        })}
      </p>
      <p className={styles.soft}>{goods.map(({ name }) => t(name)).join(', ')}</p>
      {login?.role === 'Admin' && (
        <Entry className={styles.form} send={save}>
          <Field
            key={`percent${percent}`}
            label={t(words.percent)}
            name="percent"
            type="number"
            initial={num(percent)}
          />
          <Field
            key={`from${from}`}
            label={t(words.firstDay)}
            name="from"
            type="date"
            initial={from}
          />
          <Field key={`to${to}`} label={t(words.lastDay)} name="to" type="date" initial={to} />
          <Button type="submit" label={`${t(words.save)}: ${t(written?.name ?? '')}`}>
            {t(words.save)}
          </Button>
        </Entry>
      )}
    </>
  );
}
