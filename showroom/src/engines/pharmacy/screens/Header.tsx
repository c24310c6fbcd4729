import { PlaceHeader } from '../../../ui/PlaceHeader.tsx';
import { dayOf } from '../../../words/days.ts';
import { usePharmacy } from '../engine.ts';
import { soldToday } from '../steps/today.ts';
import { words } from '../words/words.ts';

/** The name over the door, what was sold today, and the ways through the pharmacy. */
export function Header() {
  const { data, world, t, today, premises, say, money, month } = usePharmacy();
  const isPurchaseFirst = data.opensAt === 'purchase';
  const counter = ['counter', t(words.counter)] as const;
  const orders = ['orders', t(words.purchase)] as const;
  const { taken, bills } = soldToday(premises, world);
  const place = t(data.place);
  return (
    <PlaceHeader
      notes={
        <>
          <p data-of-today={isPurchaseFirst || undefined}>
            {isPurchaseFirst
              ? say(words.purchaseDesk, { place, month: month(dayOf(today)) })
              : place}
          </p>
          <p data-of-today>
            {say(bills === 1 ? words.todayOne : words.today, { taka: money(taken), bills })}
          </p>
        </>
      }
      ways={[
        ...(isPurchaseFirst ? [orders, counter] : [counter]),
        ['stock', t(words.stock)],
        ...(data.branches.length > 1 ? [['transfers', t(words.transfers)] as const] : []),
        ...(isPurchaseFirst ? [] : [orders]),
      ]}
      waysName={t(words.ways)}
    />
  );
}
