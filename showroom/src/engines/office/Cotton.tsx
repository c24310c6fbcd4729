import { filled } from '../../frame/words.ts';
import { Field } from '../../ui/Field.tsx';
import { typedNumber } from '../../words/amount.ts';
import { dayInWords } from '../../words/days.ts';
import styles from './Cotton.module.css';
import { DeskForm } from './desk/DeskForm.tsx';
import { Page, Panel } from './desk/Page.tsx';
import { issueBales } from './mill.ts';
import { useDesk } from './useDesk.ts';
import { words } from './words.ts';
import type { MillDesk } from './world.ts';

/** The cotton in the godown, lot by lot, and the way to the blow room. */
export function Cotton({ desk }: { desk: MillDesk }) {
  const { world, say, count, act, reach, tell } = useDesk();
  const leftOf = (number: string) => world.lots.find((lot) => lot.number === number)?.left ?? 0;
  return (
    <Page>
      <Lots desk={desk} isLong />
      <Panel title={say(words.issue)} isWide>
        <DeskForm
          action={say(words.issueIt)}
          send={(typed) => {
            const number = typed('lot');
            const bales = typedNumber(typed('bales'));
            if (!act((before, office) => issueBales(before, office, number, bales))) return false;
            reach('issued');
            const left = count(leftOf(number) - bales);
            tell(filled(say(words.issuedBales), { count: count(bales), number, left }));
            return true;
          }}
        >
          <Field
            name="lot"
            label={say(words.whichLot)}
            options={desk.lots.map(({ number, origin }) => ({
              value: number,
              label: filled(say(words.lot), { number, origin: say(origin) }),
            }))}
          />
          <Field name="bales" type="number" label={say(words.bales)} />
        </DeskForm>
      </Panel>
    </Page>
  );
}

/** What is left of each lot. @param isLong also where it is from and how good it is */
export function Lots({ desk, isLong = false }: { desk: MillDesk; isLong?: boolean }) {
  const { world, say, language, today, count } = useDesk();
  return (
    <section className={styles.lots}>
      <h2>{say(words.lots)}</h2>
      <ul>
        {desk.lots.map(({ number, origin, paper, bales, low, weight, arrived, quality }) => {
          const left = world.lots.find((lot) => lot.number === number)?.left ?? 0;
          return (
            <li key={number} data-low={left <= low || undefined}>
              <h3>
                <img src={desk.cone} alt="" width={28} height={28} />
                {filled(say(words.lot), { number, origin: say(origin) })}
              </h3>
              <p>
                <span>{filled(say(words.paper), { number: paper })}</span>
                <b>{filled(say(words.balesLeft), { count: count(left) })}</b>
              </p>
              <progress value={left} max={bales} aria-label={say(origin)} />
              {isLong && (
                <p>
                  {[
                    say(quality),
                    filled(say(words.ofBales), { count: count(bales), weight: count(weight) }),
                    filled(say(words.arrived), { day: dayInWords(arrived, today, language) }),
                  ].join(' · ')}
                </p>
              )}
              {left <= low && <p>{say(words.low)}</p>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
