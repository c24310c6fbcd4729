import { filled } from '../../frame/words.ts';
import { screenHash } from '../../runtime/hash.ts';
import { oneOf } from '../office/world.ts';
import styles from './QuotationCard.module.css';
import { partsOf } from './quotations.ts';
import { usePipelineDesk } from './usePipelineDesk.ts';
import { words } from './words.ts';
import type { FieldDesk, Quotation } from './world.ts';

/** The parts of a quotation in words with their amounts; they sum to the price. */
export function useQuotationParts(desk: FieldDesk, quotation: Quotation) {
  const { translate, count } = usePipelineDesk();
  const { price, share, subsidy, discount, now, later } = partsOf(desk, quotation);
  const shareWords = share === 50 ? translate(words.half) : `${count(share)}%`;
  const parts = [
    { name: filled(translate(words.subsidy), { share: shareWords }), amount: subsidy },
    { name: translate(words.discount), amount: discount },
    { name: translate(words.now), amount: now },
    { name: translate(desk.rest), amount: later },
  ].filter(({ amount }) => amount > 0);
  return { price, parts };
}

/** A quotation at a glance, which leads to its sheet. */
export function QuotationCard({ desk, quotation }: { desk: FieldDesk; quotation: Quotation }) {
  const { world, translate, money } = usePipelineDesk();
  const { price, parts } = useQuotationParts(desk, quotation);
  const machine = oneOf(desk.machines, quotation.machine);
  return (
    <article className={styles.card}>
      <img src={machine.picture} alt="" width={197} height={120} />
      <p className={styles.machine}>
        {translate(machine.name)} · {translate(oneOf(world.leads, quotation.lead).name)}
      </p>
      <p className={styles.price}>{money(price)}</p>
      <dl>
        {parts.map(({ name, amount }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
      </dl>
      <a href={screenHash('quotation', String(quotation.number))}>
        {translate(words.openQuotation)}
      </a>
    </article>
  );
}
