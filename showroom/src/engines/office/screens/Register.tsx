import { screenHash } from '../../../runtime/hash.ts';
import { Panel } from '../../../ui/Panels.tsx';
import { useDesk } from '../engine.ts';
import { totalsOf } from '../steps/dues.ts';
import { perCent } from '../words/money.ts';
import { words } from '../words/words.ts';
import type { Invoice } from '../world-schema.ts';
import styles from './Register.module.css';

/** How many invoices stand in one piece; pieces out of sight are not laid out. */
const inPiece = 25;

/** Every sale of a period, newest first; each leads to its invoice. */
export function Register({ invoices }: { invoices: readonly Invoice[] }) {
  const { data, t, language, say } = useDesk();
  const heads = [
    t(words.number),
    t(words.day),
    t(words.buyer),
    t(words.value),
    say(words.vat, { rate: perCent(data.vat, language) }),
  ];
  const pieces = Array.from({ length: Math.ceil(invoices.length / inPiece) }, (_, at) =>
    invoices.slice(at * inPiece, (at + 1) * inPiece),
  );
  return (
    <Panel
      title={t(words.register)}
      isWide
      aside={<span>{say(words.registerCount, { count: invoices.length })}</span>}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by keyboard */}
      <section className={styles.box} aria-label={t(words.register)} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
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
  const { data, num, nameOf, date } = useDesk();
  const { value, vat } = totalsOf(data, invoice.lines);
  return (
    <tr>
      <th scope="row">
        <a href={screenHash('invoice', String(invoice.number))}>{String(invoice.number)}</a>
      </th>
      <td>{date(invoice.day)}</td>
      <td>{nameOf(data.buyers, invoice.buyer)}</td>
      <td>{num(value)}</td>
      <td>{num(vat)}</td>
    </tr>
  );
}
