import { screenHash } from '../../../runtime/hash.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Places } from '../../../ui/Places.tsx';
import { usePharmacy } from '../engine.ts';
import { costOf } from '../steps/orders.ts';
import { words } from '../words/words.ts';
import { Branches } from './Branches.tsx';
import styles from './Desk.module.css';
import { OrderForm } from './OrderForm.tsx';
import { SentList } from './SentList.tsx';

/** The purchase desk: what lies in which branch, and the order to a company. */
export function Purchase({ company: wanted }: { company: string | undefined }) {
  const { data, t } = usePharmacy();
  const company = data.companies.find(({ id }) => id === wanted) ?? data.companies[0];
  if (!company) return null;
  return (
    <>
      {data.branches.length > 1 && <Branches />}
      <Stack gap={4} className={styles.desk}>
        <Places
          name={t(words.companies)}
          screen="orders"
          places={data.companies.map(({ id, short }) => [id, t(short)])}
          open={company.id}
        />
        <OrderForm key={company.id} company={company} />
        <SentOrders />
      </Stack>
    </>
  );
}

/** The orders that were sent; when the goods come they go into stock as new batches. */
function SentOrders() {
  const { data, world, t, date, say, medicineOf, companyName, money, packs } = usePharmacy();
  const branch = t(data.branches[0]?.name ?? '');
  const sent = world.orders.map(({ number: id, company, lines, claim, day, delivered }) => {
    const number = say(words.order, { number: String(id) });
    const claimed = claim && say(words.claimed, { amount: money(claim.amount) });
    const goods = lines.map(({ medicine, packs: count }) => {
      const { name, main } = medicineOf(medicine);
      return `${t(name)} ${packs(count, main)}`;
    });
    return {
      id,
      name: `${number}, ${companyName(company)}`,
      about: [date(day), money(costOf(lines)), claimed].filter(Boolean).join(' · '),
      more: goods.join(', '),
      next: delivered ? (
        <span>{say(words.cameTo, { branch, cost: money(costOf(delivered)) })}</span>
      ) : (
        <LinkButton variant="quiet" href={screenHash('goods', String(id))}>
          {t(words.goodsCame)}
          <span className="visually-hidden">: {number}</span>
        </LinkButton>
      ),
    };
  });
  return <SentList title={t(words.sentOrders)} none={t(words.noOrders)} sent={sent} />;
}
