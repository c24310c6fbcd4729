import type { DemoLanguage } from '../../../../demo/languages.ts';
import { type DemoText, textIn } from '../../../../demo/words.ts';
import { Sums } from '../../../../ui/Sums.tsx';
import { numeral } from '../../../../words/taka.ts';
import { customerOf, itemOf, nameOf } from '../../data.ts';
import { useTill } from '../../engine.ts';
import { dueOf } from '../../steps/dues.ts';
import { exact, money } from '../../steps/money.ts';
import { quantityText } from '../../steps/quantity.ts';
import { words } from '../../words/words.ts';
import type { Sale } from '../../world.ts';

/** The goods of a receipt, each with the VAT within what was paid for it. */
export function ReceiptLines({ sale, language }: { sale: Sale; language: DemoLanguage }) {
  const { data } = useTill();
  const say = (words: DemoText) => textIn(words, language);
  const amount = (paisa: number) => money(paisa, language);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{say(words.goods)}</th>
          <th scope="col">{say(words.vat)}</th>
          <th scope="col">{say(words.amount)}</th>
        </tr>
      </thead>
      <tbody>
        {sale.lines.map((line, index) => {
          const item = itemOf(data, line.item);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a receipt never changes
            <tr key={index}>
              <th scope="row">
                {nameOf(item, say)}
                <small>
                  {quantityText(line.quantity, item.good, language)} × {amount(line.price)}
                  {line.off > 0 && `, ${say(words.off)} ${amount(line.off)}`}
                </small>
              </th>
              <td>
                {exact(line.vat, language)}
                <small>{numeral(line.rate, language, 1)}%</small>
              </td>
              <td>{exact(line.net, language)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The total of a receipt, how it was paid, and what was given back. */
export function ReceiptSums({ sale, language }: { sale: Sale; language: DemoLanguage }) {
  const { data, world } = useTill();
  const say = (words: DemoText) => textIn(words, language);
  const amount = (paisa: number) => money(paisa, language);
  const customer = customerOf(data, sale.customer);
  return (
    <Sums
      rows={[
        sale.returned !== 0 && [say(words.returned), amount(-sale.returned)],
        sale.lorry !== 0 && [say(words.lorry), amount(sale.lorry)],
        sale.rounding !== 0 && [say(words.rounding), amount(sale.rounding)],
        [say(words.total), amount(sale.total), 'total'],
        [say(words.vatWithin), exact(sale.vat, language)],
        ...sale.parts.map(
          ({ by, amount: paisa }) =>
            [say(words[by]), amount(by === 'cash' ? paisa + sale.change : paisa)] as const,
        ),
        sale.change > 0 && [say(words.change), amount(sale.change)],
        customer !== undefined &&
          customer.limit > 0 && [say(words.dues), amount(dueOf(world, customer.id))],
      ]}
    />
  );
}
