import { Stack } from '../../../ui/layout.tsx';
import { usePharmacy } from '../engine.ts';
import { words } from '../words/words.ts';
import { Branches } from './Branches.tsx';
import { OrderForm } from './OrderForm.tsx';
import { Pills } from './Pills.tsx';
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
      <Stack gap={4} className={styles.desk}>
        <Pills
          name={t(words.companies)}
          screen="orders"
          pills={data.companies.map(({ id, short }) => [id, t(short)])}
          open={company.id}
        />
        <OrderForm key={company.id} company={company} />
        <SentOrders />
      </Stack>
    </>
  );
}
