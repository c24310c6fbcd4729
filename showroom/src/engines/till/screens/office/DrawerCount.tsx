import { useState } from 'react';
import type { DemoLanguage } from '../../../../demo/languages.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Entry } from '../../../../ui/Entry.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { typedNumber } from '../../../../words/amount.ts';
import { numeral } from '../../../../words/taka.ts';
import { useTill } from '../../engine.ts';
import { cashIn, closeDrawer, notes, openDrawer, worthOf } from '../../steps/drawer.ts';
import { money } from '../../steps/money.ts';
import { words } from '../../words/words.ts';
import { counterOf } from '../../world.ts';
import office from '../Office.module.css';
import styles from './DrawerCount.module.css';

const counted = (text: string): number | null => (text.trim() === '' ? null : typedNumber(text));

/** Counts a drawer by its notes and closes it; the till says what should have been there. */
export function DrawerCount({ at }: { at: string }) {
  const { world, t, language, completeTask, act, taka } = useTill();
  const [typed, type] = useState<readonly string[]>(notes.map(() => ''));
  const counter = counterOf(world, at);
  const { isOpen, float } = counter;
  if (!isOpen) return <Closed at={at} />;
  const counts = typed.map(counted);
  const worth = worthOf(counts);
  const close = () => {
    if (act(closeDrawer, at, counts)) {
      completeTask('closed');
    }
  };
  return (
    <Entry className={office.card} send={close}>
      <p>
        {t(words.float)} {money(float, language)} · {t(words.countHint)}
      </p>
      <div className={styles.notes}>
        {notes.map((note, index) => (
          <label key={note}>
            {taka(note)} ×
            <input
              value={typed[index]}
              inputMode="numeric"
              autoComplete="off"
              onChange={(event) => type(typed.with(index, event.target.value))}
            />
          </label>
        ))}
      </div>
      <p className={styles.sum} role="status">
        {t(words.counted)} <b>{Number.isNaN(worth) ? '–' : money(worth, language)}</b>
      </p>
      <p className={office.actions}>
        <Button type="submit">{t(words.closeDrawer)}</Button>
        <Button variant="quiet" onClick={() => type(sampleCount(cashIn(world, counter), language))}>
          {t(words.fillIn)}
        </Button>
      </p>
    </Entry>
  );
}

/**
 * A count for those who have no drawer before them: a 20 taka note short, so that the count still shows
 * something. @param amount in paisa
 */
function sampleCount(amount: number, language: DemoLanguage): readonly string[] {
  let left = Math.max(0, amount / 100 - 20);
  return notes.map((note) => {
    const count = Math.floor(left / note);
    left -= count * note;
    return numeral(count, language);
  });
}

/** What closing the drawer showed, and the way to open it again. */
function Closed({ at }: { at: string }) {
  const { data, world, t, language, act, num } = useTill();
  const closing = world.closings.find(({ counter }) => counter === at);
  const difference = (closing?.counted ?? 0) - (closing?.expected ?? 0);
  const open = (typed: FormData) => {
    const float = typedNumber(String(typed.get('float')));
    act(openDrawer, at, float);
  };
  return (
    <div className={office.card}>
      <h3>{t(words.drawerClosed)}</h3>
      <dl className={styles.closing}>
        <dt>{t(words.expected)}</dt>
        <dd>{money(closing?.expected ?? 0, language)}</dd>
        <dt>{t(words.counted)}</dt>
        <dd>{money(closing?.counted ?? 0, language)}</dd>
        <dt>{t(difference === 0 ? words.exactly : difference < 0 ? words.short : words.over)}</dt>
        <dd>
          <b>{money(Math.abs(difference), language)}</b>
        </dd>
      </dl>
      <Entry className={office.form} send={open}>
        <Field
          label={t(words.newFloat)}
          name="float"
          type="number"
          initial={num(data.counters.find(({ id }) => id === at)?.float ?? 0)}
        />
        <Button type="submit" variant="quiet">
          {t(words.openDrawer)}
        </Button>
      </Entry>
    </div>
  );
}
