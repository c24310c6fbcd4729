import { Row, Stack } from '../../../ui/layout.tsx';
import { Records } from '../../../ui/Records.tsx';
import type { ImportsDesk } from '../data.ts';
import { landedCost, type shipmentOf } from '../steps/shipments.ts';
import { words } from '../words/words.ts';
import styles from './Landed.module.css';
import { useDesk } from './useDesk.ts';

/** Every item of a shipment with its part of each cost, and what one carton of it costs. */
export function LandedTable({
  desk,
  shipment: { number, costs, items, store },
}: {
  desk: ImportsDesk;
  shipment: ReturnType<typeof shipmentOf>;
}) {
  const { data, t, money, nameOf, num, say } = useDesk();
  const rows = landedCost(items, costs);
  const whole = costs.reduce((sum, cost) => sum + cost, 0);
  return (
    <Stack gap={2} className={styles.landed}>
      <Records
        name={say(words.landedCost, { number })}
        rows={rows}
        keyOf={({ good }) => good}
        columns={[
          [t(words.item), ({ good }) => nameOf(data.goods, good)],
          [t(words.cartons), ({ cartons }) => num(cartons)],
          ...desk.heads.map(
            ({ short }, at) =>
              [t(short), ({ parts }: (typeof rows)[number]) => num(parts[at] ?? 0)] as const,
          ),
          [t(words.oneCarton), ({ each }) => <b className={styles.each}>{money(each)}</b>],
        ]}
      />
      <Row gap={1} isApart className={styles.sum}>
        <span>{say(words.landedIn, { store: nameOf(data.stores, store) })}</span>
        <span>{say(words.timesValue, { times: whole / (costs[0] ?? whole) })}</span>
        <b>{money(whole)}</b>
      </Row>
    </Stack>
  );
}
