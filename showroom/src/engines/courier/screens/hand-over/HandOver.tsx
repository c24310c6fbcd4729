import { screenHash } from '../../../../runtime/hash.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Entry } from '../../../../ui/Entry.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { typedNumber } from '../../../../words/amount.ts';
import { dayOf, weekdayInWords } from '../../../../words/days.ts';
import { useCourier } from '../../engine.ts';
import { askFor, handOver } from '../../steps/delivery.ts';
import { useFilled, useStateWords } from '../../words/useWords.ts';
import { words } from '../../words.ts';
import type { Parcel } from '../../world.ts';
import styles from './Round.module.css';

/** One parcel at the door or over the counter: the code, the cash, and done. */
export function HandOver({ parcel }: { parcel: Parcel }) {
  const { data, t, language, today, completeTask, notify, act, taka } = useCourier();
  const fill = useFilled();
  const stateWords = useStateWords();
  const { number, cash } = parcel;
  const { kind } = data.way;
  const deliver = (typed: FormData) => {
    const given = typedNumber(String(typed.get('cash') ?? ''));
    const code = String(typed.get('code'));
    const isDone = act(handOver, number, { code, cash: given });
    if (!isDone) return;
    completeTask('delivered');
    const back = cash > 0 ? given - cash : 0;
    notify(back > 0 ? fill('change', { number, change: back }) : fill('done', { number }));
  };
  const tomorrow = fill('tomorrow', {
    day: weekdayInWords((today.getDay() + 1) % 7, language, 'short'),
  });
  const asked = dayOf(today, 1);
  const postpone = () => {
    if (!act(askFor, number, asked)) return;
    notify(
      fill('moved', {
        number,
        state: stateWords({ ...parcel, asked }, 'asked'),
      }),
    );
  };
  return (
    <>
      <p className={styles.head}>
        <span>
          {t(parcel.to)}, {[parcel.house ?? '', parcel.address].map(t).filter(Boolean).join(' ')}
        </span>
        <span>{taka(cash)}</span>
      </p>
      <p className={styles.links}>
        <span>{number}</span>
        <span>{parcel.phone}</span>
        <a href={screenHash('track', number)}>
          {t(words.seeCode)} <span className="visually-hidden">{number}</span>
        </a>
      </p>
      <Entry className={styles.form} send={deliver}>
        <Field label={t(words.code)} name="code" type="tel" />
        {cash > 0 && (
          <Field label={t(words.cashGiven)} name="cash" type="number" initial={String(cash)} />
        )}
        <Button
          type="submit"
          label={`${t(kind === 'door' ? words.deliver : words.handOver)}: ${number}`}
        >
          {t(kind === 'door' ? words.deliver : words.handOver)}
        </Button>
        {kind === 'door' && (
          <Button variant="quiet" label={`${tomorrow}: ${number}`} onClick={postpone}>
            {tomorrow}
          </Button>
        )}
      </Entry>
    </>
  );
}
