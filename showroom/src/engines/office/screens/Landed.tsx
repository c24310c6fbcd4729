import { screenHash } from '../../../runtime/hash.ts';
import { Field } from '../../../ui/Field.tsx';
import { Form } from '../../../ui/Form.tsx';
import { Note, Stack } from '../../../ui/layout.tsx';
import { Panel, Panels } from '../../../ui/Panels.tsx';
import { typedNumber } from '../../../words/amount.ts';
import type { ImportsDesk } from '../data.ts';
import { receive, setCosts, shipmentOf } from '../steps/shipments.ts';
import { words } from '../words/words.ts';
import styles from './Landed.module.css';
import { LandedTable } from './LandedTable.tsx';
import { useDesk } from './useDesk.ts';

/** The cost of a shipment when it stands in the godown, per carton, and the way into the godown. */
export function Landed({ desk }: { desk: ImportsDesk }) {
  const demo = useDesk();
  const { data, world, t, screen, money, counted, completeTask, done, nameOf, optionsOf } = demo;
  const { act, num, say } = demo;
  const shipment = shipmentOf(desk, world, screen[0] === 'imports' ? screen[1] : undefined);
  const { number, costs, state, store } = shipment;
  const cartons = shipment.items.reduce((sum, item) => sum + item.cartons, 0);
  const spread = desk.heads.slice(1);
  return (
    <>
      <Stack gap={5} className={styles.hero}>
        <svg className={styles.sun} aria-hidden="true" viewBox="0 0 10 10">
          <circle cx="5" cy="5" r="5" fill="currentColor" />
        </svg>
        <div className={styles.title}>
          <h2>{say(words.landedCost, { number })}</h2>
          <p>
            {t(shipment.route)} · {counted(cartons)} · {t(words[state])}
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
        <LandedTable desk={desk} shipment={shipment} />
        <Panel title={t(words.changeCosts)}>
          <Form
            action={t(words.recount)}
            send={(typed) => {
              const others = spread.map((_, at) => typedNumber(typed(`cost-${at + 1}`)));
              if (act(setCosts, desk, number, others)) completeTask('costed');
              return false;
            }}
          >
            {spread.map(({ name, picture }, at) => {
              const cost = costs[at + 1] ?? 0;
              return (
                <Field
                  key={`${number} ${picture.src} ${cost}`}
                  type="number"
                  name={`cost-${at + 1}`}
                  label={t(name)}
                  initial={num(cost)}
                />
              );
            })}
          </Form>
          <Note>{t(words.spreadNote)}</Note>
        </Panel>
        <Panel title={t(words.receive)}>
          <Form
            action={t(words.receive)}
            send={(typed) => {
              const into = typed('store');
              const values = { count: cartons, store: nameOf(data.stores, into) };
              return (
                act(receive, desk, number, into) && done('received', say(words.received, values))
              );
            }}
          >
            <Field
              key={number}
              name="store"
              label={t(words.receiveIn)}
              initial={store}
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
      </Panels>
    </>
  );
}
