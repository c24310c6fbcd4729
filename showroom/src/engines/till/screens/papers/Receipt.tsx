import type { DemoLanguage } from '../../../../demo/languages.ts';
import { type DemoText, textIn } from '../../../../demo/words.ts';
import { filled } from '../../../../shell/words.ts';
import { timeInWords } from '../../../../words/clock.ts';
import { dayInWords } from '../../../../words/days.ts';
import { numeral } from '../../../../words/taka.ts';
import { customerOf } from '../../data.ts';
import { useTill } from '../../engine.ts';
import { words } from '../../words/words.ts';
import type { Sale } from '../../world.ts';
import { pointsOf } from '../../world.ts';
import styles from './Receipt.module.css';
import { ReceiptLines, ReceiptSums } from './ReceiptLines.tsx';

/** The sheet that the customer takes along, in either language: Mushak 6.3 where VAT is registered. */
export function Receipt({ sale, language }: { sale: Sale; language: DemoLanguage }) {
  const { data, world, brand } = useTill();
  const say = (words: DemoText) => textIn(words, language);
  const customer = customerOf(data, sale.customer);
  const points = pointsOf(world, sale.customer);
  return (
    <article className={styles.receipt} lang={language} aria-label={say(words.receipt)}>
      <header>
        <p className={styles.name}>{brand?.name ?? say(data.title)}</p>
        <p>{say(data.address)}</p>
        <p>{data.phone}</p>
        {data.bin && (
          <p>
            {say(words.bin)} {data.bin}
          </p>
        )}
        <p>
          <b>{say(data.bin ? words.taxInvoice : words.cashMemo)}</b>
        </p>
      </header>
      <p className={styles.split}>
        <span>{sale.number}</span>
        <span>
          {dayInWords(sale.day, language, 'year')}, {timeInWords(sale.minutes, language)}
        </span>
      </p>
      <p className={styles.split}>
        <span>{say(data.counters.find(({ id }) => id === sale.counter)?.name ?? '')}</span>
        <span>{say(data.counters.find(({ id }) => id === sale.counter)?.cashier ?? '')}</span>
      </p>
      {customer && (
        <p>
          {say(data.customerName)}: {say(customer.name)}
        </p>
      )}
      {sale.exchange && (
        <p>
          {say(words.exchange)}: {say(words.oldReceipt)} {sale.exchange}
        </p>
      )}
      <ReceiptLines sale={sale} language={language} />
      <ReceiptSums sale={sale} language={language} />
      {points !== undefined && (
        <p>
          {filled(say(words.pointsNow), {
            points: numeral(points, language),
            more: numeral(sale.points, language),
          })}
        </p>
      )}
      <footer>
        <p>{say(data.thanks)}</p>
        <p>{say(words.sampleReceipt)}</p>
      </footer>
    </article>
  );
}
