import { money } from '@nokshi/prices/taka.ts';
import { useState } from 'react';
import { langOf, plain } from '../../content/text.ts';
import { Icon } from '../../ui/Icon.tsx';
import { say } from '../../ui/say.tsx';
import { Receipt } from './Receipt.tsx';
import { newSale, pay, press, sumsOf } from './sale.ts';
import styles from './Till.module.css';
import type { TillView } from './till-view.ts';

/**
 * A counter to press: goods, then the notes of the customer; the receipt adds up. A first sale stands on
 * it, which is all that is seen without script.
 */
export function Till({ view }: { view: TillView }) {
  const { goods, notes, labels, language } = view;
  const [sale, setSale] = useState(() => view.sale.reduce(press, newSale));
  const sums = sumsOf(sale, goods);
  const isEmpty = sale.lines.length === 0 && sale.cash === 0;
  return (
    <div className={styles.till}>
      <div className={styles.keys}>
        <fieldset className={styles.goods}>
          <legend className="visually-hidden">{say(labels.goods)}</legend>
          {goods.map((good) => (
            <button
              key={good.id}
              className={styles.good}
              type="button"
              onClick={() => setSale(press(sale, good.id))}
            >
              <Icon drawing={good.icon} />
              <span className={styles.name}>{say(good.name)}</span>
              <span className={styles.price}>
                {money(good.price / 100, language)} <small>{say(good.unit)}</small>
              </span>
            </button>
          ))}
        </fieldset>
        <fieldset className={styles.notes}>
          <legend>{say(labels.notes)}</legend>
          {notes.map((note) => (
            <button
              key={note}
              className={styles.note}
              type="button"
              onClick={() => setSale(pay(sale, note * 100))}
            >
              {money(note, language)}
            </button>
          ))}
          <button
            className={styles.clear}
            type="button"
            disabled={isEmpty}
            onClick={() => setSale(newSale)}
          >
            {say(labels.clear)}
          </button>
        </fieldset>
      </div>
      <section
        className={styles.printer}
        aria-label={plain(labels.receipt)}
        lang={langOf(labels.receipt)}
      >
        <div className={styles.paper}>
          <Receipt view={view} sums={sums} cash={sale.cash} />
        </div>
      </section>
    </div>
  );
}
