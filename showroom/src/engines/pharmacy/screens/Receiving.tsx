import { goTo, screenHash } from '../../../runtime/hash.ts';
import { Field } from '../../../ui/Field.tsx';
import { Form } from '../../../ui/Form.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { typedHundredths, typedNumber } from '../../../words/amount.ts';
import { companyOf, medicineOf } from '../data.ts';
import { usePharmacy } from '../engine.ts';
import { fieldOf, takeOrderIn } from '../steps/receiving.ts';
import { inTaka, packsInWords } from '../words/amounts.ts';
import { unitWords } from '../words/units.ts';
import { words } from '../words/words.ts';
import type { Order, OrderLine } from '../world.ts';
import styles from './Receiving.module.css';

/** The goods of an order are taken in: of each how many came, with batch, expiry and price. */
export function Receiving({ order }: { order: Order }) {
  const { data, t, act, say } = usePharmacy();
  const back = screenHash('orders', order.company);
  const title = [
    say(words.order, { number: String(order.number) }),
    t(companyOf(data, order.company)?.name ?? order.company),
  ].join(', ');
  const send = (typed: (name: string) => string) => {
    const came = order.lines.map(({ medicine }) => ({
      medicine,
      packs: typedNumber(typed(fieldOf('packs', medicine)) || '0'),
      number: typed(fieldOf('number', medicine)),
      expires: typed(fieldOf('expires', medicine)),
      cost: typedHundredths(typed(fieldOf('cost', medicine))),
    }));
    const isIn = act(takeOrderIn, order.number, came);
    if (isIn) goTo('orders', order.company);
    return isIn;
  };
  return (
    <div className={styles.receiving}>
      <h2>{title}</h2>
      {order.delivered ? (
        <p role="status">{t(words.cameAlready)}</p>
      ) : (
        <>
          <p>{t(words.cameHint)}</p>
          <Form action={t(words.putIntoStock)} send={send}>
            {order.lines.map((line) => (
              <GoodsOf key={line.medicine} line={line} />
            ))}
          </Form>
        </>
      )}
      <p>
        <LinkButton variant="quiet" href={back}>
          {t(words.sentOrders)}
        </LinkButton>
      </p>
    </div>
  );
}

function GoodsOf({ line: { medicine: id, packs, cost } }: { line: OrderLine }) {
  const { data, t, language, say } = usePharmacy();
  const medicine = medicineOf(data, id);
  if (!medicine) return null;
  const unit = t(unitWords[medicine.main].many);
  return (
    <fieldset className={styles.goods}>
      <legend>
        {t(medicine.name)}{' '}
        <small>
          {say(words.ordered, {
            packs: packsInWords(packs, medicine.main, language),
            cost: inTaka(cost, language),
          })}
        </small>
      </legend>
      <Field label={say(words.came, { unit })} name={fieldOf('packs', id)} type="number" />
      <Field label={t(words.batchOnPack)} name={fieldOf('number', id)} />
      <Field label={t(words.expiryOnPack)} name={fieldOf('expires', id)} type="date" />
      <Field
        label={say(words.priceOfPack, {
          unit: t(unitWords[medicine.main].one),
        })}
        name={fieldOf('cost', id)}
        type="number"
      />
    </fieldset>
  );
}
