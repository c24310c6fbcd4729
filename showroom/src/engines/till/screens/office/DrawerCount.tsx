import { useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Entry } from '../../../../ui/Entry.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { Form } from '../../../../ui/Form.tsx';
import { Grid, Row } from '../../../../ui/layout.tsx';
import { Sums } from '../../../../ui/Sums.tsx';
import { typedNumber } from '../../../../words/amount.ts';
import { cashIn, closeDrawer, notes, openDrawer, worthOf } from '../../steps/drawer.ts';
import { words } from '../../words/words.ts';
import { counterOf } from '../../world.ts';
import { useCounter } from '../AtCounter.tsx';
import styles from '../Office.module.css';

const countOf = (text: string): number | null => (text.trim() === '' ? null : typedNumber(text));

/** Counts a drawer by its notes and closes it; the till says what should have been there. */
export function DrawerCount() {
  const { world, t, completeTask, act, num, taka, money, at } = useCounter();
  const [typed, type] = useState<readonly string[]>(notes.map(() => ''));
  const counter = counterOf(world, at);
  if (!counter.isOpen) return <Closed />;
  const counts = typed.map(countOf);
  const worth = worthOf(counts);
  /** A count for those who have no drawer before them: a 20 taka note short, so that it still shows something. */
  const fillIn = () => {
    let left = Math.max(0, cashIn(world, counter) / 100 - 20);
    const sample = notes.map((note) => {
      const count = Math.floor(left / note);
      left -= count * note;
      return num(count);
    });
    type(sample);
  };
  return (
    <Entry
      className={styles.card}
      send={() => act(closeDrawer, at, counts) && completeTask('closed')}
    >
      <p>
        {t(words.float)} {money(counter.float)} · {t(words.countHint)}
      </p>
      <Grid column="small" gap={2}>
        {notes.map((note, index) => (
          <label key={note} className={styles.note}>
            {taka(note)} ×
            <input
              value={typed[index]}
              inputMode="numeric"
              autoComplete="off"
              onChange={(event) => type(typed.with(index, event.target.value))}
            />
          </label>
        ))}
      </Grid>
      <p className={styles.sum} role="status">
        {t(words.counted)} <b>{Number.isNaN(worth) ? '–' : money(worth)}</b>
      </p>
      <Row gap={2}>
        <Button type="submit">{t(words.closeDrawer)}</Button>
        <Button variant="quiet" onClick={fillIn}>
          {t(words.fillIn)}
        </Button>
      </Row>
    </Entry>
  );
}

/** What closing the drawer showed, and the way to open it again. */
function Closed() {
  const { data, world, t, act, num, money, at } = useCounter();
  const closing = world.closings.find(({ counter }) => counter === at);
  const { expected = 0, counted = 0 } = closing ?? {};
  const result =
    counted === expected ? words.exactly : counted < expected ? words.short : words.over;
  return (
    <div className={styles.card}>
      <h3>{t(words.drawerClosed)}</h3>
      <Sums
        className={styles.closing}
        rows={[
          [t(words.expected), money(expected)],
          [t(words.counted), money(counted)],
          [t(result), <b key="result">{money(Math.abs(counted - expected))}</b>],
        ]}
      />
      <Form
        action={t(words.openDrawer)}
        send={(typed) => act(openDrawer, at, typedNumber(typed('float')))}
      >
        <Field
          label={t(words.newFloat)}
          name="float"
          type="number"
          initial={num(data.counters.find(({ id }) => id === at)?.float ?? 0)}
        />
      </Form>
    </div>
  );
}
