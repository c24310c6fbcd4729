import { useRef } from 'react';
import type { DemoText } from '../../../demo/words.ts';
import { goTo, screenHash } from '../../../runtime/hash.ts';
import { Button } from '../../../ui/Button.tsx';
import { Entry, typedIn } from '../../../ui/Entry.tsx';
import { Field } from '../../../ui/Field.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Sums } from '../../../ui/Sums.tsx';
import { typedHundredths } from '../../../words/amount.ts';
import { type Method, piecesOf } from '../data.ts';
import { usePharmacy } from '../engine.ts';
import { amountOf, needsPrescription, putOnBill, sell, sumsOf } from '../steps/sale.ts';
import { sellable } from '../steps/stock.ts';
import { words } from '../words/words.ts';
import { billsOn, type Line, linesAt } from '../world.ts';
import styles from './Counter.module.css';

/** The bill that is under way at a branch. */
export function BillPanel({ branch }: { branch: string }) {
  const { data, world, t, money } = usePharmacy();
  const lines = linesAt(world, branch);
  const { sum, total } = sumsOf(data, lines);
  const toPay = (
    <span key="total" role="status">
      {money(total)}
    </span>
  );
  return (
    <Stack as="section" gap={4} className={styles.bill} aria-labelledby="bill">
      <h2 id="bill" tabIndex={-1}>
        {t(words.onBill)}
      </h2>
      {lines.length === 0 && <p>{t(words.emptyBill)}</p>}
      <Stack as="ul" gap={4}>
        {lines.map((line) => (
          <BillLine key={`${line.medicine} ${line.unit}`} line={line} />
        ))}
      </Stack>
      <Sums
        className={styles.sums}
        rows={[
          sum !== total && [t(words.rounding), money(total - sum)],
          [t(words.toPay), toPay, 'total'],
        ]}
      />
      <Payment branch={branch} />
      <BillsToday branch={branch} />
    </Stack>
  );
}

/** The way back to what a branch has sold today. */
function BillsToday({ branch }: { branch: string }) {
  const { world, t, today, say, money } = usePharmacy();
  const bills = billsOn(world, today).filter((bill) => bill.branch === branch);
  if (bills.length === 0) return null;
  return (
    <>
      <h3>{t(words.billsToday)}</h3>
      <ul>
        {bills.map(({ number, total }) => (
          <Row as="li" key={number} isApart>
            <LinkButton variant="text" href={screenHash('bills', String(number))}>
              {say(words.bill, { number: String(number) })}
            </LinkButton>
            {money(total)}
          </Row>
        ))}
      </ul>
    </>
  );
}

/** A line of the bill with its strips, the batch it comes from, and what it costs. */
function BillLine({ line }: { line: Line }) {
  const { data, world, t, today, act, say, medicineOf, money, packs, month } = usePharmacy();
  const { unit, count } = line;
  const medicine = medicineOf(line.medicine);
  const name = t(medicine.name);
  const [batch] = sellable(world, line, today);
  // A strip, or two for more than one; of loose tablets as many as there are.
  const isLoose = (unit === 'tablet' || unit === 'capsule') && count <= 10;
  const strips = unit === 'strip' ? [10, 10].slice(0, count) : isLoose ? [count] : [];
  const button = (sign: string, label: DemoText, by: number) => (
    <Button
      variant="quiet"
      label={`${t(label)}: ${name}, ${packs(1, unit)}`}
      onClick={() => act(putOnBill, { ...line, count: count + by })}
    >
      {sign}
    </Button>
  );
  return (
    <Stack as="li" gap={1}>
      <b>{name}</b>
      <Row gap={2}>
        {strips.map((tablets, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: strips are all the same
          <Strip key={index} count={tablets} colour={medicine.colour} />
        ))}
      </Row>
      <Row gap={2}>
        {button('−', words.fewer, -1)}
        <span>
          {packs(count, unit)} × {money(medicine.price * piecesOf(medicine, unit))}
        </span>
        {button('+', words.more, 1)}
        <b className={styles.amount}>{money(amountOf(data, line))}</b>
      </Row>
      {batch && (
        <small data-of-today>
          {say(words.batch, { number: batch.number, month: month(batch.expires) })}
        </small>
      )}
    </Stack>
  );
}

/** A strip of ten, seen from above. @param count how many tablets are in it */
function Strip({ count, colour }: { count: number; colour: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 150 66" width="108" height="48">
      <rect width="150" height="66" rx="8" fill="#d9d4e3" />
      <rect x="3" y="3" width="144" height="60" rx="6" fill="#efecf5" />
      {Array.from({ length: 10 }, (_, index) => {
        const isIn = index < count;
        return (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: ten places that never change their order
            key={index}
            cx={18 + (index % 5) * 28.5}
            cy={index < 5 ? 20 : 47}
            r="10"
            fill={isIn ? colour : '#d3cbe0'}
            stroke={isIn ? '#00000022' : '#b9afca'}
            strokeWidth="2"
            strokeDasharray={isIn ? undefined : '4 3'}
          />
        );
      })}
    </svg>
  );
}

/** Takes the money: one press sells what is on the bill and opens its receipt. */
function Payment({ branch }: { branch: string }) {
  const { data, world, t, step, completeTask } = usePharmacy();
  const form = useRef<HTMLFormElement>(null);
  const pay = (method: Method) => {
    const fields = form.current && typedIn(form.current);
    const typed = String(fields?.get('given') ?? '');
    const doctor = String(fields?.get('doctor') ?? '');
    const given = typed === '' ? undefined : typedHundredths(typed);
    let number = 0;
    const isSold = step((pharmacy, before) => {
      const after = sell(pharmacy, before, { branch, given, method, doctor });
      number = after.bills[0]?.number ?? 0;
      return after;
    });
    if (!isSold) return;
    completeTask('sold');
    goTo('bills', String(number));
  };
  return (
    <Entry ref={form} send={() => pay('cash')}>
      <Stack>
        {needsPrescription(data, linesAt(world, branch)) && (
          <Field label={t(words.doctor)} name="doctor" hint={t(words.doctorHint)} />
        )}
        <Field label={t(words.given)} name="given" type="number" hint={t(words.givenHint)} />
        <fieldset>
          <legend className="visually-hidden">{t(words.takePayment)}</legend>
          <Row gap={2} className={styles.ways}>
            <Button type="submit">{t(words.cash)}</Button>
            {(['bkash', 'card'] as const).map((method) => (
              <Button key={method} variant="quiet" onClick={() => pay(method)}>
                {t(words[method])}
              </Button>
            ))}
          </Row>
        </fieldset>
      </Stack>
    </Entry>
  );
}
