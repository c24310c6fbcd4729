import { useRef } from 'react';
import { goTo } from '../../../runtime/hash.ts';
import { Button } from '../../../ui/Button.tsx';
import { Entry } from '../../../ui/Entry.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Sums } from '../../../ui/Sums.tsx';
import { typedHundredths } from '../../../words/amount.ts';
import { usePharmacy } from '../engine.ts';
import type { Method } from '../lists.ts';
import { needsPrescription, sell, sumsOf } from '../steps/sale.ts';
import { words } from '../words/words.ts';
import { linesAt } from '../world.ts';
import { BillLine } from './BillLine.tsx';
import styles from './BillPanel.module.css';

/** The bill that is under way at a branch. */
export function BillPanel({ branch }: { branch: string }) {
  const { data, world, t, inTaka } = usePharmacy();
  const lines = linesAt(world, branch);
  const { sum, total } = sumsOf(data, lines);
  return (
    <Stack as="section" gap={4} className={styles.panel} aria-labelledby="bill">
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
          sum !== total && [t(words.rounding), inTaka(total - sum)],
          [
            t(words.toPay),
            <span key="total" role="status">
              {inTaka(total)}
            </span>,
            'total',
          ],
        ]}
      />
      <Payment branch={branch} />
    </Stack>
  );
}

/** Takes the money: one press sells what is on the bill and opens its receipt. */
function Payment({ branch }: { branch: string }) {
  const { data, world, t, step, completeTask } = usePharmacy();
  const form = useRef<HTMLFormElement>(null);
  const pay = (method: Method) => {
    const fields = new FormData(form.current ?? undefined);
    const typed = String(fields.get('given') ?? '').trim();
    const doctor = String(fields.get('doctor') ?? '');
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
