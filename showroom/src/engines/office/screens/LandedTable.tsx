import { TableBox } from '../../../ui/TableBox.tsx';
import type { ImportsDesk } from '../data.ts';
import { landedCost, type shipmentOf } from '../steps/shipments.ts';
import { words } from '../words/words.ts';
import styles from './LandedTable.module.css';
import { useDesk } from './useDesk.ts';

/** Every item of a shipment with its part of each cost, and what one carton of it costs. */
export function LandedTable({
  desk,
  shipment,
}: {
  desk: ImportsDesk;
  shipment: ReturnType<typeof shipmentOf>;
}) {
  const { t, money, count, nameOf, num, say } = useDesk();
  const { costs, items, store } = shipment;
  const whole = costs.reduce((sum, cost) => sum + cost, 0);
  const times = num(whole / (costs[0] ?? whole), 2);
  return (
    <div className={styles.landed}>
      <TableBox
        name={say(words.landedCost, { number: shipment.number })}
        heads={[
          t(words.item),
          t(words.cartons),
          ...desk.heads.map((head) => t(head.short)),
          t(words.oneCarton),
        ]}
      >
        {landedCost(items, costs).map(({ good, cartons, parts, each }) => (
          <tr key={good}>
            <th scope="row">{nameOf('goods', good)}</th>
            <td>{count(cartons)}</td>
            {desk.heads.map(({ picture }, at) => (
              <td key={picture.src}>{count(parts[at] ?? 0)}</td>
            ))}
            <td>
              <b className={styles.each}>{money(each)}</b>
            </td>
          </tr>
        ))}
      </TableBox>
      <p className={styles.whole}>
        <span>{say(words.landedIn, { store: nameOf('stores', store) })}</span>
        <span>{say(words.timesValue, { times })}</span>
        <b>{money(whole)}</b>
      </p>
    </div>
  );
}
