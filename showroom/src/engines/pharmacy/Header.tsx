import { filled } from '../../frame/words.ts';
import { PlaceHeader } from '../../ui/PlaceHeader.tsx';
import { numeral } from '../../words/taka.ts';
import { inTaka } from './amounts.ts';
import { monthOf } from './dates.ts';
import { usePharmacy } from './room.ts';
import { words } from './words.ts';

/** The name over the door, what was sold today, and the ways through the pharmacy. */
export function Header() {
  const { data, world, say, language, today } = usePharmacy();
  const isPurchaseFirst = data.opensAt === 'purchase';
  const counter = ['counter', say(words.counter)] as const;
  const orders = ['orders', say(words.purchase)] as const;
  const taken = world.bills.reduce(
    (sum, { total }) => sum + total,
    data.branches.reduce((sum, branch) => sum + branch.taken * 100, 0),
  );
  const bills = data.branches.reduce((sum, branch) => sum + branch.bills, world.bills.length);
  const place = isPurchaseFirst
    ? filled(say(words.purchaseDesk), {
        place: say(data.place),
        month: monthOf(0, today, language, 'long'),
      })
    : say(data.place);
  const day = filled(say(words.today), {
    taka: inTaka(taken, language),
    bills: numeral(bills, language),
  });
  return (
    <PlaceHeader
      notes={[place, day]}
      ways={[
        ...(isPurchaseFirst ? [orders, counter] : [counter]),
        ['stock', say(words.stock)],
        ...(data.branches.length > 1 ? [['transfers', say(words.transfers)] as const] : []),
        ...(isPurchaseFirst ? [] : [orders]),
      ]}
      waysName={say(words.ways)}
    />
  );
}
