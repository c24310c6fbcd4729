import { filled } from '../../../frame/words.ts';
import { PlaceHeader } from '../../../ui/PlaceHeader.tsx';
import { numeral } from '../../../words/taka.ts';
import { usePharmacy } from '../engine.ts';
import { inTaka } from '../words/amounts.ts';
import { monthOf } from '../words/dates.ts';
import { words } from '../words/words.ts';

/** The name over the door, what was sold today, and the ways through the pharmacy. */
export function Header() {
  const { data, world, translate, language, today } = usePharmacy();
  const isPurchaseFirst = data.opensAt === 'purchase';
  const counter = ['counter', translate(words.counter)] as const;
  const orders = ['orders', translate(words.purchase)] as const;
  const taken = world.bills.reduce(
    (sum, { total }) => sum + total,
    data.branches.reduce((sum, branch) => sum + branch.taken * 100, 0),
  );
  const bills = data.branches.reduce((sum, branch) => sum + branch.bills, world.bills.length);
  const place = isPurchaseFirst
    ? filled(translate(words.purchaseDesk), {
        place: translate(data.place),
        month: monthOf(0, today, language, 'long'),
      })
    : translate(data.place);
  const day = filled(translate(words.today), {
    taka: inTaka(taken, language),
    bills: numeral(bills, language),
  });
  return (
    <PlaceHeader
      notes={[place, day]}
      ways={[
        ...(isPurchaseFirst ? [orders, counter] : [counter]),
        ['stock', translate(words.stock)],
        ...(data.branches.length > 1 ? [['transfers', translate(words.transfers)] as const] : []),
        ...(isPurchaseFirst ? [] : [orders]),
      ]}
      waysName={translate(words.ways)}
    />
  );
}
