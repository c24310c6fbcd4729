import type { Sheet } from '@nokshi/prices/sheet.ts';
import type { OfferWords } from '@nokshi/prices/tell-offer.ts';
import styles from './OfferTable.module.css';

/** The lines of an offer, each of which says why it is there when asked, and their sums. */
export function OfferTable({ sheet, labels }: { sheet: Sheet; labels: OfferWords['sheet'] }) {
  return (
    <table className={styles.table} aria-labelledby="offer-title">
      <thead>
        <tr>
          <th scope="col">{labels.item}</th>
          <th scope="col">{labels.once}</th>
          <th scope="col">{labels.monthly}</th>
        </tr>
      </thead>
      <tbody>
        {sheet.items.map(({ label, why, remark, once, monthly }) => (
          <tr key={label} data-each="items">
            <td>
              {label}
              <details className={styles.why}>
                <summary>
                  {labels.why} <span className="visually-hidden">{label}</span>
                </summary>
                {why}
              </details>
              {remark && (
                <span className={styles.remark} data-if="remark">
                  {remark}
                </span>
              )}
            </td>
            <td data-label={labels.once}>{once}</td>
            <td data-label={labels.monthly}>{monthly}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{labels.total}</th>
          <td data-label={labels.once}>{sheet.once}</td>
          <td data-label={labels.monthly}>{sheet.monthly}</td>
        </tr>
        <tr className={styles.vat}>
          <th scope="row">{sheet.vatLabel}</th>
          <td data-label={labels.once}>{sheet.vatOnce}</td>
          <td data-label={labels.monthly}>{sheet.vatMonthly}</td>
        </tr>
        <tr className={styles.whole}>
          <th scope="row">{labels.withVat}</th>
          <td data-label={labels.once}>{sheet.withVatOnce}</td>
          <td data-label={labels.monthly}>{sheet.withVatMonthly}</td>
        </tr>
      </tfoot>
    </table>
  );
}
