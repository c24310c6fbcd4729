import { money } from '@nokshi/prices/taka.ts';
import { useState } from 'react';
import type { TillView } from '../../content/till-view.ts';
import { textNode } from '../../ui/text-node.tsx';
import { Printer } from './Printer.tsx';
import { firstSale, newSale, pay, press, sumsOf } from './sale.ts';
import styles from './Till.module.css';

/** A counter to press: goods, then the notes of the customer; the receipt adds up. */
export function Till({ view }: { view: TillView }) {
  const { goods, notes, labels, language } = view;
  const [sale, setSale] = useState(() => firstSale(view.sale));
  const isEmpty = sale.lines.length === 0 && sale.cash === 0;
  return (
    <div className={styles.till}>
      <div className={styles.keys}>
        <fieldset className={styles.goods}>
          <legend className="visually-hidden">{textNode(labels.goods)}</legend>
          {goods.map((good) => (
            <button
              key={good.id}
              className={styles.good}
              type="button"
              onClick={() => setSale((now) => press(now, good.id))}
            >
              <span className={styles.name}>{textNode(good.name)}</span>
              <span>{money(good.price / 100, language)}</span>
              <small>{textNode(good.unit)}</small>
            </button>
          ))}
        </fieldset>
        <fieldset className={styles.notes}>
          <legend>{textNode(labels.notes)}</legend>
          {notes.map((note) => (
            <button
              key={note}
              className={styles.note}
              type="button"
              onClick={() => setSale((now) => pay(now, note * 100))}
            >
              {money(note, language)}
            </button>
          ))}
          <button
            className={styles.clear}
            type="button"
            aria-disabled={isEmpty}
            onClick={() => setSale(newSale)}
          >
            {textNode(labels.clear)}
          </button>
        </fieldset>
      </div>
      <Printer view={view} sums={sumsOf(sale, goods)} cash={sale.cash} />
    </div>
  );
}
