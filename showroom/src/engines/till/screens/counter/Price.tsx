import type { Good } from '../../data.ts';
import { percentOf } from '../../steps/money.ts';
import { listPrice, offerOn } from '../../steps/totals.ts';
import { useCounter } from '../AtCounter.tsx';

/** What a good costs on the bill, beside the price from which an offer takes something off. */
export function Price({ good }: { good: Good }) {
  const { data, world, premises, money, bill } = useCounter();
  const percent = offerOn(premises, world.offers, good.id);
  const price = listPrice(data, good, bill.customer);
  return (
    <>
      {percent > 0 && <s>{money(price)}</s>} {money(price - percentOf(price, percent))}
    </>
  );
}
