import { oneOf } from '../../../demo/one-of.ts';
import { screenHash } from '../../../runtime/hash.ts';
import { Sums } from '../../../ui/Sums.tsx';
import type { FieldDesk } from '../data.ts';
import { partsOf } from '../steps/quotations.ts';
import { words } from '../words/words.ts';
import type { Quotation } from '../world.ts';
import styles from './QuotationCard.module.css';
import { useDesk } from './useDesk.ts';

/** The parts of a quotation in words with their amounts; they sum to the price. */
export function useQuotationParts(desk: FieldDesk, quotation: Quotation) {
  const { t, count, say } = useDesk();
  const { price, share, subsidy, discount, buyerPays, now, later } = partsOf(desk, quotation);
  const shareWords = share === 50 ? t(words.half) : `${count(share)}%`;
  const isThere = ({ amount }: { readonly amount: number }) => amount > 0;
  return {
    price,
    buyerPays,
    off: [
      { name: say(words.subsidy, { share: shareWords }), amount: subsidy },
      { name: t(words.discount), amount: discount },
    ].filter(isThere),
    paid: [
      { name: t(words.now), amount: now },
      { name: t(desk.rest), amount: later },
    ].filter(isThere),
  };
}

/** A quotation at a glance, which leads to its sheet. */
export function QuotationCard({ desk, quotation }: { desk: FieldDesk; quotation: Quotation }) {
  const { world, t, money } = useDesk();
  const { price, off, paid } = useQuotationParts(desk, quotation);
  const machine = oneOf(desk.machines, quotation.machine);
  return (
    <article className={styles.card}>
      <img {...machine.picture} alt="" />
      <p className={styles.machine}>
        {t(machine.name)} · {t(oneOf(world.leads, quotation.lead).name)}
      </p>
      <p className={styles.price}>{money(price)}</p>
      <Sums rows={[...off, ...paid].map(({ name, amount }) => [name, money(amount)])} />
      <a href={screenHash('quotation', String(quotation.number))}>{t(words.openQuotation)}</a>
    </article>
  );
}
