import { useRef, useState } from 'react';
import { goTo } from '../../../runtime/hash.ts';
import { Button } from '../../../ui/Button.tsx';
import { Entry } from '../../../ui/Entry.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Grid, Row } from '../../../ui/layout.tsx';
import { typedNumber } from '../../../words/amount.ts';
import { doctorOf } from '../data.ts';
import { useDiagnostic } from '../engine.ts';
import type { Method, Sex } from '../lists.ts';
import { typedAge } from '../steps/ages.ts';
import { makeBill } from '../steps/bills.ts';
import { words } from '../words/words.ts';
import { serialsOf } from '../world.ts';
import styles from './BillForm.module.css';
import formStyles from './Form.module.css';
import { MethodField } from './HandOver.tsx';
import { PatientFields } from './PatientFields.tsx';

/**
 * One bill for the visit and the tests.
 * @param doctor whose visit it is, when the patient comes from a serial
 */
export function BillForm({
  doctor,
  serial,
}: {
  doctor?: string | undefined;
  serial?: string | undefined;
}) {
  const { data, world, t, today, step, completeTask, taka, num } = useDiagnostic();
  const form = useRef<HTMLFormElement>(null);
  const from = serialsOf(world, doctor ?? '', today).find((one) => one.number === Number(serial));
  const visitOf = (id: string) => doctorOf(data, id)?.visit ?? 0;
  const [total, setTotal] = useState(visitOf(from?.doctor ?? ''));
  const add = () => {
    const typed = new FormData(form.current ?? undefined);
    const tests = data.tests.filter(({ id }) => typed.getAll('tests').includes(id));
    setTotal(tests.reduce((sum, { price }) => sum + price, visitOf(String(typed.get('doctor')))));
  };
  const save = (typed: FormData) => {
    const text = (name: string) => String(typed.get(name) ?? '');
    const amount = (name: string) => (text(name) === '' ? 0 : typedNumber(text(name)));
    let number = 0;
    const isSaved = step((centre, before) => {
      const after = makeBill(centre, before, {
        name: text('name'),
        age: typedAge(text('age')),
        sex: text('sex') as Sex,
        phone: text('phone'),
        point: text('point') || (data.points[0]?.id ?? ''),
        doctor: text('doctor') || null,
        serial: from?.doctor === text('doctor') ? from.number : null,
        by: text('by') || t(words.self),
        tests: typed.getAll('tests').map(String),
        discount: amount('discount'),
        paid: amount('paid'),
        method: text('method') as Method,
      });
      number = after.bills[0]?.number ?? 0;
      return after;
    });
    if (!isSaved) return;
    if (text('doctor') !== '' && typed.getAll('tests').length > 1) completeTask('billed');
    goTo('bills', String(number));
  };
  return (
    <Entry ref={form} className={formStyles.form} send={save}>
      <h2>{t(words.bill)}</h2>
      <PatientFields serial={from} onVisit={add} />
      <fieldset onChange={add}>
        <legend>{t(words.tests)}</legend>
        <Grid gap={0} column="large" className={styles.tests}>
          {data.tests.map((test) => (
            <label key={test.id}>
              <input type="checkbox" name="tests" value={test.id} />
              <span>{t(test.name)}</span>
              <b>{taka(test.price)}</b>
            </label>
          ))}
        </Grid>
      </fieldset>
      <p className={styles.total} role="status">
        {t(words.inAll)} <b>{taka(total)}</b>
      </p>
      <div className={formStyles.pair}>
        <Field label={t(words.discount)} name="discount" type="number" initial={num(0)} />
        <Field label={t(words.paidNow)} name="paid" type="number" initial={num(0)} />
        <MethodField />
      </div>
      <Row>
        <Button type="submit">{t(words.saveBill)}</Button>
      </Row>
    </Entry>
  );
}
