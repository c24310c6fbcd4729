import type { DemoLanguage } from '../../../../demo/languages.ts';
import { Paper } from '../../../../ui/Paper.tsx';
import { Sums } from '../../../../ui/Sums.tsx';
import { speech } from '../../../../words/speech.ts';
import { exact } from '../../../../words/taka.ts';
import { customerOf, itemOf, nameOf } from '../../data.ts';
import { useTill } from '../../engine.ts';
import { dueOf } from '../../steps/dues.ts';
import { quantityText } from '../../steps/quantity.ts';
import { words } from '../../words/words.ts';
import { pointsOf, type Sale } from '../../world.ts';
import styles from '../Office.module.css';

/**
 * The sheet that the customer takes along, in either language, with the VAT within what was paid for each of
 * its goods: Mushak 6.3 where VAT is registered.
 */
export function Receipt({ sale, language }: { sale: Sale; language: DemoLanguage }) {
  const { data, world, brand } = useTill();
  const { t, say, num, money, date, clock } = speech(language);
  const customer = customerOf(data, sale.customer);
  const points = pointsOf(world, sale.customer);
  const counter = data.counters.find(({ id }) => id === sale.counter);
  return (
    <Paper
      kind="slip"
      lang={language}
      aria-label={t(words.receipt)}
      business={brand?.name ?? t(data.title)}
      lines={
        <>
          <p>{t(data.address)}</p>
          <p>{data.phone}</p>
          {data.bin && (
            <p>
              {t(words.bin)} {data.bin}
            </p>
          )}
          <p>
            <b>
              {t(data.bin ? words.taxInvoice : words.cashMemo)}
              {sale.isCancelled && ` · ${t(words.cancelled)}`}
            </b>
          </p>
        </>
      }
    >
      <Sums
        rows={[
          [sale.number, `${date(sale.day, 'year')}, ${clock(sale.minutes)}`],
          [t(counter?.name ?? ''), t(counter?.cashier ?? '')],
        ]}
      />
      {customer && (
        <p>
          {t(data.customerName)}: {t(customer.name)}
        </p>
      )}
      {sale.exchange && (
        <p>
          {t(words.exchange)}: {t(words.oldReceipt)} {sale.exchange}
        </p>
      )}
      <table className={styles.sold}>
        <thead>
          <tr>
            <th scope="col">{t(words.goods)}</th>
            <th scope="col">{t(words.vat)}</th>
            <th scope="col">{t(words.amount)}</th>
          </tr>
        </thead>
        <tbody>
          {sale.lines.map((line, index) => {
            const item = itemOf(data, line.item);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a receipt never changes
              <tr key={index}>
                <th scope="row">
                  {nameOf(item, t)}
                  <small>
                    {quantityText(line.quantity, item.good, language)} × {money(line.price)}
                    {line.off > 0 && `, ${t(words.off)} ${money(line.off)}`}
                  </small>
                </th>
                <td>
                  {exact(line.vat, language)}
                  <small>{num(line.rate, 1)}%</small>
                </td>
                <td>{exact(line.net, language)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <Sums
        className={styles.totals}
        rows={[
          sale.returned !== 0 && [t(words.returned), money(-sale.returned)],
          sale.lorry !== 0 && [t(words.lorry), money(sale.lorry)],
          sale.rounding !== 0 && [t(words.rounding), money(sale.rounding)],
          [t(words.total), money(sale.total), 'total'],
          [t(words.vatWithin), exact(sale.vat, language)],
          ...sale.parts.map(
            ({ by, amount }) =>
              [t(words[by]), money(by === 'cash' ? amount + sale.change : amount)] as const,
          ),
          sale.change > 0 && [t(words.change), money(sale.change)],
          customer !== undefined &&
            customer.limit > 0 && [t(words.dues), money(dueOf(world, customer.id))],
        ]}
      />
      {points !== undefined && <p>{say(words.pointsNow, { points, more: sale.points })}</p>}
      <footer>
        <p>{t(data.thanks)}</p>
        <p>{t(words.sampleReceipt)}</p>
      </footer>
    </Paper>
  );
}
