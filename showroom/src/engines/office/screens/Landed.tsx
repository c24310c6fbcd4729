import { screenHash } from '../../../runtime/hash.ts';
import { Field } from '../../../ui/Field.tsx';
import { Form } from '../../../ui/Form.tsx';
import { Note, Row, Stack } from '../../../ui/layout.tsx';
import { Panel, Panels } from '../../../ui/Panels.tsx';
import { Records } from '../../../ui/Records.tsx';
import { typedNumber } from '../../../words/amount.ts';
import { useDesk } from '../engine.ts';
import { landedCost, receive, setCosts, shipmentOf } from '../steps/shipments.ts';
import { words } from '../words/words.ts';
import styles from './Landed.module.css';

type Shipment = { readonly shipment: ReturnType<typeof shipmentOf> };

/** The cost of a shipment when it stands in the godown, per carton, and the way into the godown. */
export function Landed() {
  const { desk, world, t, screen, money, counted, say } = useDesk<'imports'>();
  const shipment = shipmentOf(desk, world, screen[0] === 'imports' ? screen[1] : undefined);
  const { number, route, costs, state } = shipment;
  return (
    <>
      <Stack gap={5} className={styles.hero}>
        <svg className={styles.sun} aria-hidden="true" viewBox="0 0 10 10">
          <circle cx="5" cy="5" r="5" fill="currentColor" />
        </svg>
        <div className={styles.title}>
          <h2>{say(words.landedCost, { number })}</h2>
          <p>
            {t(route)} · {counted(cartonsOf(shipment))} · {t(words[state])}
          </p>
        </div>
        <ul className={styles.tiles}>
          {desk.heads.map((head, at) => (
            <li key={head.picture.src}>
              <img {...head.picture} alt="" width={30} height={30} />
              <span>{t(head.name)}</span>
              <b>{money(costs[at] ?? 0)}</b>
            </li>
          ))}
        </ul>
      </Stack>
      <Panels>
        <LandedTable shipment={shipment} />
        <Costs shipment={shipment} />
        <Receipt shipment={shipment} />
      </Panels>
    </>
  );
}

const cartonsOf = ({ items }: Shipment['shipment']) =>
  items.reduce((sum, { cartons }) => sum + cartons, 0);

/** Every item of a shipment with its part of each cost, and what one carton of it costs. */
function LandedTable({ shipment: { number, costs, items, store } }: Shipment) {
  const { data, desk, t, money, nameOf, num, say } = useDesk<'imports'>();
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

/** The costs that are spread over the items; the LC value, which stands first, is the bank's. */
function Costs({ shipment: { number, costs } }: Shipment) {
  const { desk, t, completeTask, act, num } = useDesk<'imports'>();
  const fields = desk.heads.map((head, at) => ({ ...head, at, cost: costs[at] ?? 0 })).slice(1);
  return (
    <Panel title={t(words.changeCosts)}>
      <Form
        action={t(words.recount)}
        send={(typed) => {
          const others = fields.map(({ at }) => typedNumber(typed(`cost-${at}`)));
          if (act(setCosts, desk, number, others)) completeTask('costed');
          return false;
        }}
      >
        {fields.map(({ name, at, cost }) => (
          <Field
            key={`${number} ${at} ${cost}`}
            type="number"
            name={`cost-${at}`}
            label={t(name)}
            initial={num(cost)}
          />
        ))}
      </Form>
      <Note>{t(words.spreadNote)}</Note>
    </Panel>
  );
}

/** The way of a shipment into a godown, and to the other shipments. */
function Receipt({ shipment }: Shipment) {
  const { data, desk, t, done, nameOf, optionsOf, act, say } = useDesk<'imports'>();
  const { number } = shipment;
  return (
    <Panel title={t(words.receive)}>
      <Form
        action={t(words.receive)}
        send={(typed) => {
          const store = typed('store');
          const values = { count: cartonsOf(shipment), store: nameOf(data.stores, store) };
          return act(receive, desk, number, store) && done('received', say(words.received, values));
        }}
      >
        <Field
          key={number}
          name="store"
          label={t(words.receiveIn)}
          initial={shipment.store}
          options={optionsOf(data.stores)}
        />
      </Form>
      <h3>{t(words.allShipments)}</h3>
      <ul className={styles.shipments}>
        {desk.shipments.map((one) => (
          <li key={one.number}>
            <a
              href={screenHash('imports', one.number)}
              aria-current={one.number === number ? 'true' : undefined}
            >
              <b>{say(words.paper, { number: one.number })}</b> {t(one.route)}
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
