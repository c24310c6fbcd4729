import { oneOf } from '../../../demo/one-of.ts';
import { screenHash } from '../../../runtime/hash.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Sums } from '../../../ui/Sums.tsx';
import { useDesk } from '../engine.ts';
import { partsOf } from '../steps/quotations.ts';
import { words } from '../words/words.ts';
import type { Quotation } from '../world-schema.ts';
import styles from './QuotationCard.module.css';

/** The parts of a quotation in words with their amounts, those that are nothing left out; they sum to the price. */
export function useQuotationParts() {
  const { desk, t, num, say } = useDesk<'field'>();
  return (quotation: Quotation) => {
    const { share, subsidy, discount, now, later, ...sums } = partsOf(desk, quotation);
    const shareWords = share === 50 ? t(words.half) : `${num(share)}%`;
    const parts = [
      [say(words.subsidy, { share: shareWords }), subsidy],
      [t(words.discount), discount],
      [t(words.now), now],
      [t(desk.rest), later],
    ] as const;
    const those = (from: number, to: number) =>
      parts.slice(from, to).filter(([, amount]) => amount > 0);
    return { ...sums, off: those(0, 2), paid: those(2, 4) };
  };
}

/** A quotation at a glance, which leads to its sheet. */
export function QuotationCard({ quotation }: { quotation: Quotation }) {
  const { desk, world, t, taka, nameOf } = useDesk<'field'>();
  const { price, off, paid } = useQuotationParts()(quotation);
  const machine = oneOf(desk.machines, quotation.machine);
  return (
    <Stack as="article" gap={0} className={styles.card}>
      <img {...machine.picture} alt="" />
      <p className={styles.machine}>
        {t(machine.name)} · {nameOf(world.leads, quotation.lead)}
      </p>
      <p className={styles.price}>{taka(price)}</p>
      <Sums rows={[...off, ...paid].map(([name, amount]) => [name, taka(amount)])} />
      <LinkButton variant="text" href={screenHash('quotation', String(quotation.number))}>
        {t(words.openQuotation)}
      </LinkButton>
    </Stack>
  );
}
