import { screenHash } from '../../../runtime/hash.ts';
import { usePharmacy } from '../engine.ts';
import { words } from '../words/words.ts';
import { Branches } from './Branches.tsx';
import { OrderForm } from './OrderForm.tsx';
import styles from './Purchase.module.css';
import { SentOrders } from './SentOrders.tsx';

/** The purchase desk: what lies in which branch, and the order to a company. */
export function Purchase({ company: wanted }: { company: string | undefined }) {
  const { data, t } = usePharmacy();
  const company = data.companies.find(({ id }) => id === wanted) ?? data.companies[0];
  if (!company) return null;
  return (
    <>
      {data.branches.length > 1 && <Branches />}
      <div className={styles.desk} data-lifted={data.branches.length > 1 || undefined}>
        <nav className={styles.companies} aria-label={t(words.companies)}>
          {data.companies.map(({ id, short }) => (
            <a
              key={id}
              href={screenHash('orders', id)}
              aria-current={id === company.id ? 'page' : undefined}
            >
              {t(short)}
            </a>
          ))}
        </nav>
        <OrderForm key={company.id} company={company} />
        <SentOrders />
      </div>
    </>
  );
}
