import { filled } from '../../../shell/words.ts';
import { Field } from '../../../ui/Field.tsx';
import { Form } from '../../../ui/Form.tsx';
import { Panel, Panels } from '../../../ui/Panels.tsx';
import { typedNumber } from '../../../words/amount.ts';
import { dayInWords } from '../../../words/days.ts';
import type { MillDesk } from '../data.ts';
import { issueBales } from '../steps/mill.ts';
import { words } from '../words/words.ts';
import styles from './Cotton.module.css';
import { useDesk } from './useDesk.ts';

/** The cotton in the godown, lot by lot, and the way to the blow room. */
export function Cotton({ desk }: { desk: MillDesk }) {
  const { world, translate, count, step, completeTask, notify } = useDesk();
  const leftOf = (number: string) => world.lots.find((lot) => lot.number === number)?.left ?? 0;
  return (
    <Panels>
      <Lots desk={desk} isLong />
      <Panel title={translate(words.issue)} isWide>
        <Form
          action={translate(words.issueIt)}
          send={(typed) => {
            const number = typed('lot');
            const bales = typedNumber(typed('bales'));
            if (!step((premises, before) => issueBales(premises, before, desk, number, bales)))
              return false;
            completeTask('issued');
            const left = count(leftOf(number) - bales);
            notify(filled(translate(words.issuedBales), { count: count(bales), number, left }));
            return true;
          }}
        >
          <Field
            name="lot"
            label={translate(words.whichLot)}
            options={desk.lots.map(({ number, origin }) => ({
              value: number,
              label: filled(translate(words.lot), { number, origin: translate(origin) }),
            }))}
          />
          <Field name="bales" type="number" label={translate(words.bales)} />
        </Form>
      </Panel>
    </Panels>
  );
}

/** The rest of each lot. @param isLong also where it is from and how good it is */
export function Lots({ desk, isLong = false }: { desk: MillDesk; isLong?: boolean }) {
  const { world, translate, language, count } = useDesk();
  return (
    <section className={styles.lots}>
      <h2>{translate(words.lots)}</h2>
      <ul>
        {desk.lots.map(({ number, origin, paper, bales, low, weight, arrived, quality }) => {
          const left = world.lots.find((lot) => lot.number === number)?.left ?? 0;
          return (
            <li key={number} data-low={left <= low || undefined}>
              <h3>
                <img {...desk.cone} alt="" width={28} height={28} />
                {filled(translate(words.lot), { number, origin: translate(origin) })}
              </h3>
              <p>
                <span>{filled(translate(words.paper), { number: paper })}</span>
                <b>{filled(translate(words.balesLeft), { count: count(left) })}</b>
              </p>
              <progress value={left} max={bales} aria-label={translate(origin)} />
              {isLong && (
                <p>
                  {[
                    translate(quality),
                    filled(translate(words.ofBales), {
                      count: count(bales),
                      weight: count(weight),
                    }),
                    filled(translate(words.arrived), { day: dayInWords(arrived, language) }),
                  ].join(' · ')}
                </p>
              )}
              {left <= low && <p>{translate(words.low)}</p>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
