import { goTo, screenHash } from '../../../runtime/hash.ts';
import { Field } from '../../../ui/Field.tsx';
import { Form } from '../../../ui/Form.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Grid, Stack } from '../../../ui/layout.tsx';
import { typedHundredths, typedNumber } from '../../../words/amount.ts';
import { usePharmacy } from '../engine.ts';
import { fieldOf, type GoodsField, takeOrderIn } from '../steps/receiving.ts';
import { unitWords } from '../words/phrases.ts';
import { words } from '../words/words.ts';
import type { Order, OrderLine } from '../world.ts';
import styles from './Desk.module.css';

/** The goods of an order are taken in: of each how many came, with batch, expiry and price. */
export function Receiving({ order: { number, company, lines, delivered } }: { order: Order }) {
  const { t, act, say, companyName } = usePharmacy();
  const send = (typed: (name: string) => string) => {
    const came = lines.map(({ medicine }) => ({
      medicine,
      packs: typedNumber(typed(fieldOf('packs', medicine)) || '0'),
      number: typed(fieldOf('number', medicine)),
      expires: typed(fieldOf('expires', medicine)),
      cost: typedHundredths(typed(fieldOf('cost', medicine))),
    }));
    const isIn = act(takeOrderIn, number, came);
    if (isIn) goTo('orders', company);
    return isIn;
  };
  return (
    <Stack gap={4}>
      <h2>
        {say(words.order, { number: String(number) })}, {companyName(company)}
      </h2>
      {delivered ? (
        <p role="status">{t(words.cameAlready)}</p>
      ) : (
        <>
          <p>{t(words.cameHint)}</p>
          <Form action={t(words.putIntoStock)} send={send}>
            {lines.map((line) => (
              <GoodsOf key={line.medicine} line={line} />
            ))}
          </Form>
        </>
      )}
      <p>
        <LinkButton variant="quiet" href={screenHash('orders', company)}>
          {t(words.sentOrders)}
        </LinkButton>
      </p>
    </Stack>
  );
}

function GoodsOf({ line: { medicine: id, packs: ordered, cost } }: { line: OrderLine }) {
  const { t, say, medicineOf, money, packs } = usePharmacy();
  const { name, main } = medicineOf(id);
  const { one, many } = unitWords[main];
  const field = (kind: GoodsField, label: string, type: 'text' | 'number' | 'date') => (
    <Field label={label} name={fieldOf(kind, id)} type={type} />
  );
  return (
    <fieldset className={styles.card}>
      <legend>
        {t(name)}{' '}
        <small>{say(words.ordered, { packs: packs(ordered, main), cost: money(cost) })}</small>
      </legend>
      <Grid>
        {field('packs', say(words.came, { unit: t(many) }), 'number')}
        {field('number', t(words.batchOnPack), 'text')}
        {field('expires', t(words.expiryOnPack), 'date')}
        {field('cost', say(words.priceOfPack, { unit: t(one) }), 'number')}
      </Grid>
    </fieldset>
  );
}
