import type { SubmitEvent } from 'react';
import { screenHash } from '../../runtime/hash.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { typedNumber } from '../../words/amount.ts';
import { taka } from '../../words/taka.ts';
import { now, weekday } from './clock.ts';
import { askFor, handOver } from './delivery.ts';
import { useCourier } from './engine.ts';
import styles from './Round.module.css';
import { useFilled, useStateWords } from './useWords.ts';
import { words } from './words.ts';
import type { Parcel } from './world.ts';

/** One parcel at the door or over the counter: the code, the cash, and done. */
export function HandOver({ parcel }: { parcel: Parcel }) {
  const { data, change, translate, language, today, completeTask, notify } = useCourier();
  const fill = useFilled();
  const stateWords = useStateWords();
  const { number, cash } = parcel;
  const { kind } = data.way;
  const deliver = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const given = typedNumber(String(typed.get('cash') ?? ''));
    const isDone = change((world) =>
      handOver(world, number, { code: String(typed.get('code')), cash: given, kind }, now(), {
        notHere: translate(words.notHere),
        wrongCode: translate(words.wrongCode),
        notAmount: translate(words.notAmount),
        tooLittle: fill('tooLittle', { cash }),
      }),
    );
    if (!isDone) return;
    completeTask('delivered');
    const back = cash > 0 ? given - cash : 0;
    notify(back > 0 ? fill('change', { number, change: back }) : fill('done', { number }));
  };
  const tomorrow = fill('tomorrow', { day: weekday(1, today, language) });
  const postpone = () => {
    if (!change((world) => askFor(world, number, 1, now()))) return;
    notify(fill('moved', { number, state: stateWords({ ...parcel, asked: 1 }, 'asked') }));
  };
  return (
    <>
      <p className={styles.head}>
        <span>
          {translate(parcel.to)},{' '}
          {[parcel.house, parcel.address].map(translate).filter(Boolean).join(' ')}
        </span>
        <span>{taka(cash, language)}</span>
      </p>
      <p className={styles.links}>
        <span>{number}</span>
        <span>{parcel.phone}</span>
        <a href={screenHash('track', number)}>
          {translate(words.seeCode)} <span className="visually-hidden">{number}</span>
        </a>
      </p>
      <form className={styles.form} onSubmit={deliver} noValidate>
        <Field label={translate(words.code)} name="code" type="tel" />
        {cash > 0 && (
          <Field
            label={translate(words.cashGiven)}
            name="cash"
            type="number"
            initial={String(cash)}
          />
        )}
        <Button
          type="submit"
          label={`${translate(kind === 'door' ? words.deliver : words.handOver)}: ${number}`}
        >
          {translate(kind === 'door' ? words.deliver : words.handOver)}
        </Button>
        {kind === 'door' && (
          <Button variant="quiet" label={`${tomorrow}: ${number}`} onClick={postpone}>
            {tomorrow}
          </Button>
        )}
      </form>
    </>
  );
}
