import { screenHash } from '../../../runtime/hash.ts';
import { Panel } from '../../../ui/Panels.tsx';
import { totalsOf } from '../totals.ts';
import { perCent } from '../words/money.ts';
import { words } from '../words/words.ts';
import type { Invoice } from '../world.ts';
import styles from './Register.module.css';
import { useDesk } from './useDesk.ts';

/** How many invoices stand in one piece; pieces out of sight are not laid out. */
const inPiece = 25;

/** Every sale of a period, newest first; each leads to its invoice. */
export function Register({ invoices }: { invoices: readonly Invoice[] }) {
  const { data, t, language, count, say } = useDesk();
  const pieces = Array.from({ length: Math.ceil(invoices.length / inPiece) }, (_, at) =>
    invoices.slice(at * inPiece, (at + 1) * inPiece),
  );
  return (
    <Panel
      title={t(words.register)}
      isWide
      aside={<span>{say(words.registerCount, { count: count(invoices.length) })}</span>}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by keyboard */}
      <section className={styles.box} aria-label={t(words.register)} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t(words.number)}</th>
              <th scope="col">{t(words.day)}</th>
              <th scope="col">{t(words.buyer)}</th>
              <th scope="col">{t(words.value)}</th>
              <th scope="col">{say(words.vat, { rate: perCent(data.vat, language) })}</th>
            </tr>
          </thead>
          {pieces.map((piece) => (
            <tbody key={piece[0]?.number}>
              {piece.map((invoice) => (
                <Row key={invoice.number} invoice={invoice} />
              ))}
            </tbody>
          ))}
        </table>
      </section>
    </Panel>
  );
}

function Row({ invoice }: { invoice: Invoice }) {
  const { data, count, nameOf, date } = useDesk();
  const { value, vat } = totalsOf(data, invoice.lines);
  return (
    <tr>
      <th scope="row">
        <a href={screenHash('invoice', String(invoice.number))}>{String(invoice.number)}</a>
      </th>
      <td>{date(invoice.day)}</td>
      <td>{nameOf('buyers', invoice.buyer)}</td>
      <td>{count(value)}</td>
      <td>{count(vat)}</td>
    </tr>
  );
}
