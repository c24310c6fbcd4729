import { LogIn } from '../../../../shell/LogIn.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { Form } from '../../../../ui/Form.tsx';
import { Grid, Note, Stack } from '../../../../ui/layout.tsx';
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
      <Grid as="ul" column="large">
        {world.offers.map((offer) => (
          <OfferCard key={offer.id} offer={offer} />
        ))}
      </Grid>
      {login?.role !== 'Admin' && <LogIn roles={['Admin']} />}
    </>
  );
}

function OfferCard({ offer: { id, percent, from, to } }: { offer: OfferDays }) {
  const { data, t, today, login, completeTask, notify, act, num, date, say } = useTill();
  const written = data.offers.find((one) => one.id === id);
  const name = t(written?.name ?? '');
  const state =
    to < dayOf(today) ? words.isOver : from > dayOf(today) ? words.isComing : words.isOn;
  const goods = data.goods.filter((good) => written?.goods.includes(good.id));
  const fields = [
    ['percent', words.percent, 'number', num(percent)],
    ['from', words.firstDay, 'date', from],
    ['to', words.lastDay, 'date', to],
  ] as const;
  const save = (typed: (field: string) => string) => {
    const next = {
      id,
      percent: typedPercent(typed('percent')),
      from: typed('from'),
      to: typed('to'),
    };
    if (!act(setOffer, next)) return false;
    completeTask('offered');
    notify(t(words.offerSaved));
    return true;
  };
  return (
    <Stack as="li" gap={2} className={styles.card}>
      <h3>{name}</h3>
      <p>
        <b>
          {say(words.percentOff, { percent })} · {t(state)}
        </b>
        <br />
        {say(words.fromTo, { from: date(from), to: date(to) })}
      </p>
      <Note>{goods.map((good) => t(good.name)).join(', ')}</Note>
      {login?.role === 'Admin' && (
        <Form action={t(words.save)} label={`${t(words.save)}: ${name}`} send={save}>
          {fields.map(([field, label, type, initial]) => (
            <Field
              key={`${field}${initial}`}
              label={t(label)}
              name={field}
              type={type}
              initial={initial}
            />
          ))}
        </Form>
      )}
    </Stack>
  );
}
