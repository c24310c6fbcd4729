import { useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Entry } from '../../../../ui/Entry.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { Form } from '../../../../ui/Form.tsx';
import { Grid, Row, Stack } from '../../../../ui/layout.tsx';
import { Places } from '../../../../ui/Places.tsx';
import { Records } from '../../../../ui/Records.tsx';
import { Sums } from '../../../../ui/Sums.tsx';
import { typedNumber } from '../../../../words/amount.ts';
import { exact } from '../../../../words/taka.ts';
import { meansOfPaying } from '../../data.ts';
import { useTill } from '../../engine.ts';
import {
  cashIn,
  closeDrawer,
  collectedToday,
  notes,
  openDrawer,
  takingsOf,
  worthOf,
} from '../../steps/drawer.ts';
import { words } from '../../words/words.ts';
import { counterOf } from '../../world.ts';
import { useCounter } from '../AtCounter.tsx';
import styles from '../Office.module.css';

/** The drawer of a counter, to be counted and closed, and the day as the owner sees it. */
export function Drawer() {
  const { data, world, t, at } = useCounter();
  return (
    <>
      <h2>
        {t(words.drawer)}: {t(data.counters.find(({ id }) => id === at)?.name ?? '')}
      </h2>
      {data.counters.length > 1 && (
        <Places
          name={t(words.counters)}
          screen="drawer"
          places={data.counters.map(({ id, name }) => [id, t(name)])}
          open={at}
        />
      )}
      {counterOf(world, at).isOpen ? <DrawerCount key={at} /> : <Closed />}
      <DayReport />
    </>
  );
}

const countOf = (text: string): number | null => (text.trim() === '' ? null : typedNumber(text));

/** Counts a drawer by its notes and closes it; the till says what should have been there. */
function DrawerCount() {
  const { world, t, completeTask, act, num, taka, money, at } = useCounter();
  const [typed, type] = useState<readonly string[]>(notes.map(() => ''));
  const counter = counterOf(world, at);
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
    <Stack gap={2} className={styles.card}>
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
    </Stack>
  );
}

/** The day as the owner sees it: what every counter took, by means, and the VAT within. */
function DayReport() {
  const { data, world, t, language, today, num, money } = useTill();
  const counters = [...data.counters, { id: undefined, name: words.total }];
  const rows = counters.map(({ id, name }) => ({ name, taken: takingsOf(world, today, id) }));
  const collected = (by: 'cash' | 'bkash') =>
    `${t(words[by])} ${money(collectedToday(world, today, by))}`;
  return (
    <>
      <h3>{t(words.dayOfOwner)}</h3>
      <Records
        name={t(words.dayOfOwner)}
        rows={rows}
        keyOf={(_, index) => index}
        columns={[
          [t(words.counter), ({ name }) => t(name)],
          [t(words.bills), ({ taken }) => num(taken.bills)],
          ...meansOfPaying.map((by) => {
            const takenBy = ({ taken }: (typeof rows)[number]) => money(taken.by[by]);
            return [t(words[by]), takenBy] as const;
          }),
          [t(words.vatWithin), ({ taken }) => exact(taken.vat, language)],
          [t(words.total), ({ taken }) => money(taken.total)],
        ]}
      />
      <p>
        {t(words.duesCollected)} {collected('cash')}, {collected('bkash')}
      </p>
    </>
  );
}
